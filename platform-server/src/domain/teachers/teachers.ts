import {
  errorCodes,
  type Teacher,
  type TeacherChange,
  type TeacherInput,
  type Version,
} from '@edu/shared-utility/contract';
import { and, eq } from 'drizzle-orm';
import type { TenantTx, Tx } from '../../db/database';
import { teacher } from '../../db/schema';
import { BusinessError } from '../../http/business-error';
import { actorOf, type Caller } from '../../http/caller';
import { audit } from '../audit';
import { changesOf } from '../audit-changes';
import { auditContext } from '../audit-context';
import { nextVersion, requireVersion } from '../versions';
import { checkPlaces, mapTakenErrors } from './check-teacher';
import { maskedTeacher, unmaskedTeacher } from './teacher-rows';

/** For these fields the audit trail records only that they changed, without either value. */
const personal = ['name', 'phone', 'email', 'introduction'] as const;

/** Adds a teacher, by default to the caller's branch. */
export async function addTeacher(
  tx: Tx,
  caller: Caller,
  input: TeacherInput,
): Promise<{ id: string }> {
  const { tenantId, accountId } = caller;
  const { organId } = actorOf(caller);
  const branchId = input.branchId ?? caller.homeBranchId;
  const { departmentId = null } = input;
  await checkPlaces(tx, caller, { departmentId, branchId });
  const values = { ...input, branchId, tenantId, organId, createdBy: accountId };
  const [inserted] = await mapTakenErrors(
    tx.insert(teacher).values(values).returning({ id: teacher.id }),
  );
  if (!inserted) throw new BusinessError(errorCodes.conflict);
  const detail = { branchId, departmentId };
  await audit(tx, { ...auditContext(caller, inserted.id), action: 'teacher.added', detail });
  return inserted;
}

/** Selects the row FOR UPDATE; throws a conflict when the version is not the present one. */
export async function lockTeacher(
  tx: Tx,
  caller: Caller,
  { id, version }: { readonly id: string; readonly version?: Version | undefined },
): Promise<Teacher> {
  await tx
    .select({ id: teacher.id })
    .from(teacher)
    .where(and(eq(teacher.id, id), eq(teacher.organId, actorOf(caller).organId)))
    .for('update');
  const current = await unmaskedTeacher(tx, caller, id);
  requireVersion(version, maskedTeacher(current));
  return current;
}

/** Changes the sent fields; null empties an optional one. */
export async function changeTeacher(
  tx: Tx,
  caller: Caller,
  { id, version, ...sent }: TeacherChange,
): Promise<void> {
  const current = await lockTeacher(tx, caller, { id, version });
  await checkPlaces(tx, caller, sent);
  await mapTakenErrors(
    tx
      .update(teacher)
      .set({ ...sent, updatedAt: new Date(), version: nextVersion(teacher.version) })
      .where(eq(teacher.id, id)),
  );
  const changes = changesOf<TeacherInput>(current, sent, personal);
  await audit(tx, { ...auditContext(caller, id), action: 'teacher.changed', changes });
}

/** The full phone number; each look is recorded in the audit trail. */
export async function revealTeacher(
  tx: TenantTx,
  caller: Caller,
  { id, field }: { readonly id: string; readonly field: 'phone' },
): Promise<{ value: string }> {
  const { phone } = await unmaskedTeacher(tx, caller, id);
  await audit(tx, { ...auditContext(caller, id), action: 'teacher.revealed', detail: { field } });
  return { value: phone };
}
