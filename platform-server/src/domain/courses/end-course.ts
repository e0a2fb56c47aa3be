import { errorCodes } from '@edu/shared-utility/contract';
import { eq, sql } from 'drizzle-orm';
import { asSystem, type TenantTx, type Tx } from '../../db/database';
import { course } from '../../db/schema';
import { BusinessError } from '../../http/business-error';
import type { Caller } from '../../http/caller';
import { audit } from '../audit';
import { auditContext } from '../audit-context';
import { countRows } from '../count-rows';
import type { FileAddressOf } from '../file-addresses';
import { requireMove } from './moves';
import { lockCourse, type VersionedId } from './read-course';
import { requireWrite } from './rights';
import { writeCourse } from './save-course';

const endStates = {
  unPublish: { state: 'unpublished', action: 'course.unpublished' },
  cancel: { state: 'cancelled', action: 'course.cancelled' },
} as const;

/** Hides a course from its learners, temporarily or for good. */
export async function endCourse(
  tx: TenantTx,
  caller: Caller,
  move: keyof typeof endStates,
  target: VersionedId,
  fileAddressOf: FileAddressOf,
): Promise<void> {
  const row = await lockCourse(tx, caller, target, fileAddressOf);
  requireMove(move, row);
  const { state, action } = endStates[move];
  await writeCourse(tx, row.id, { state });
  const changes = [{ field: 'courseStatus', before: row.state, after: state }];
  await audit(tx, { ...auditContext(caller, row.id), action, changes });
}

/** Refuses to delete a course that was sold. */
async function requireUnsold(tx: Tx, courseId: string): Promise<void> {
  const courseCondition = sql`WHERE course_id = ${courseId}::uuid`;
  const orders = await countRows(tx, sql`FROM course_order ${courseCondition}`);
  const batches = await countRows(tx, sql`FROM code_batch ${courseCondition}`);
  if (orders + batches === 0) return;
  const values = { orders, batches };
  throw new BusinessError(errorCodes.conflict, { phrase: 'course.sold', values, data: values });
}

/** Deletes a course together with its learning progress. */
export async function deleteCourse(
  tx: TenantTx,
  caller: Caller,
  target: VersionedId,
  fileAddressOf: FileAddressOf,
): Promise<void> {
  const row = await lockCourse(tx, caller, target, fileAddressOf);
  await requireWrite(tx, caller, row);
  requireMove('delete', row);
  await requireUnsold(tx, row.id);
  await tx.delete(course).where(eq(course.id, row.id));
  const detail = { title: row.title };
  await audit(tx, { ...auditContext(caller, row.id), action: 'course.deleted', detail });
}

/** A platform operator ends a course of any tenant; its organisation sees the reason. */
export const terminateCourse = (
  tx: TenantTx,
  { accountId }: Caller,
  { courseId, reason }: { readonly courseId: string; readonly reason: string },
): Promise<void> =>
  asSystem(tx, async (t) => {
    const [row] = await t.select().from(course).where(eq(course.id, courseId)).for('update');
    if (!row) throw new BusinessError(errorCodes.notFound);
    requireMove('forcedTermination', row);
    await writeCourse(t, courseId, { state: 'terminated', termination: reason });
    await audit(t, {
      tenantId: row.tenantId,
      accountId,
      target: courseId,
      action: 'course.terminated',
      detail: { title: row.title, reason },
      organIds: [row.organId],
    });
  });
