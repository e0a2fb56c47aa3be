import { errorCodes, type GrantAudience } from '@edu/shared-utility/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { TenantTx, Tx } from '../../db/database';
import { actor, course, department, organ, train } from '../../db/schema';
import { BusinessError, FieldError } from '../../http/business-error';
import { actorOf, type Caller } from '../../http/caller';
import type { PhraseKey } from '../../phrases';
import { auditEach } from '../audit';
import { auditContext } from '../audit-context';
import type { grantOrder } from './grant-fields';

/** Maximum of rows that one request may create. */
const MAX_GRANTS = 20_000;

interface Audience {
  readonly audience: GrantAudience;
  readonly id: string;
  readonly organId: string;
}

/** Refuses, naming the field, if one of the requested items was not found. */
function requireAll<T>(
  rows: readonly T[],
  ids: readonly string[],
  field: string,
  phrase: PhraseKey,
) {
  if (rows.length < new Set(ids).size) throw new FieldError(field, phrase);
  return rows;
}

/**
 * The recipients of a grant: any organisation of the tenant; departments, trainings and students of the caller's own
 * branches.
 */
async function audiencesOf(
  tx: Tx,
  caller: Caller,
  { organs = [], departments = [], trains = [], persons = [] }: z.output<typeof grantOrder>,
): Promise<Audience[]> {
  const { organId } = actorOf(caller);
  if (organs.length + departments.length + trains.length + persons.length === 0) {
    throw new FieldError('organs', 'course.nobody');
  }
  const foundOrgans = await tx
    .select({ id: organ.id, organId: organ.id })
    .from(organ)
    .where(and(inArray(organ.id, organs), eq(organ.status, 'active')));
  requireAll(foundOrgans, organs, 'organs', 'course.organ');
  const foundDepartments = await tx
    .select({ id: department.id, organId: department.organId })
    .from(department)
    .where(and(inArray(department.id, departments), eq(department.organId, organId)));
  requireAll(foundDepartments, departments, 'departments', 'field.department');
  const foundTrains = await tx
    .select({ id: train.id, organId: train.organId })
    .from(train)
    .where(and(inArray(train.id, trains), eq(train.organId, organId)));
  requireAll(foundTrains, trains, 'trains', 'exam.train');
  const foundPersons = await tx
    .select({ id: actor.memberId, organId: actor.organId })
    .from(actor)
    .where(
      and(inArray(actor.memberId, persons), eq(actor.organId, organId), eq(actor.kind, 'student')),
    );
  requireAll(foundPersons, persons, 'persons', 'course.person');
  const requested = {
    organ: foundOrgans,
    department: foundDepartments,
    train: foundTrains,
    person: foundPersons,
  };
  return (Object.keys(requested) as GrantAudience[]).flatMap((audience) =>
    requested[audience].map((item) => ({ audience, ...item })),
  );
}

/** Grants the right to learn courses; a former grant of the same recipient is renewed with the new end. */
export async function grantCourses(
  tx: TenantTx,
  caller: Caller,
  order: z.output<typeof grantOrder>,
): Promise<void> {
  const { organId } = actorOf(caller);
  const courseIds = [...new Set(order.courseIds)];
  const condition = and(inArray(course.id, courseIds), eq(course.organId, organId));
  // Locked, so that none of them is deleted meanwhile.
  const courses = await tx.select().from(course).where(condition).for('share');
  if (courses.length < courseIds.length) throw new BusinessError(errorCodes.notFound);
  if (courses.some(({ state }) => state === 'cancelled' || state === 'terminated')) {
    throw new BusinessError(errorCodes.conflict, { phrase: 'course.state' });
  }
  const to = await audiencesOf(tx, caller, order);
  if (to.length * courseIds.length > MAX_GRANTS)
    throw new FieldError('courseIds', 'course.tooMany');
  const { tenantId, accountId } = caller;
  await tx.execute(sql`
    INSERT INTO course_grant (tenant_id, course_id, owner_organ_id, audience, audience_id, organ_id, expires_at, created_by)
    SELECT ${tenantId}::uuid, c::uuid, ${organId}::uuid, u."audience", u."id", u."organId",
      ${order.expiresAt}::timestamptz, ${accountId}::uuid
    FROM jsonb_array_elements_text(${JSON.stringify(courseIds)}::jsonb) c,
      jsonb_to_recordset(${JSON.stringify(to)}::jsonb) AS u("audience" text, "id" uuid, "organId" uuid)
    ON CONFLICT (course_id, audience, audience_id, organ_id) DO UPDATE
      SET expires_at = excluded.expires_at, withdrawn_at = NULL, updated_at = now(),
        version = course_grant.version + 1`);
  const detail = {
    organs: to.filter(({ audience }) => audience === 'organ').length,
    departments: to.filter(({ audience }) => audience === 'department').length,
    trains: to.filter(({ audience }) => audience === 'train').length,
    persons: to.filter(({ audience }) => audience === 'person').length,
    expiresAt: order.expiresAt,
  };
  await auditEach(
    tx,
    courseIds.map((id) => ({
      ...auditContext(caller, id),
      action: 'course.granted',
      organIds: [organId],
      detail,
    })),
  );
}
