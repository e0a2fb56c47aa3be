import {
  errorCodes,
  type StudentChange,
  type StudentInput,
  type Version,
} from '@edu/shared-utility/contract';
import { eq } from 'drizzle-orm';
import { asSystem, type TenantTx, type Tx } from '../../db/database';
import { isUniqueViolation } from '../../db/database-errors';
import { actor, member } from '../../db/schema';
import { FieldError } from '../../http/business-error';
import { actorOf, type Caller } from '../../http/caller';
import { audit } from '../audit';
import { changesOf } from '../audit-changes';
import { auditContext } from '../audit-context';
import { checkBranch, checkDepartment, scopeOf } from '../branch-scope';
import { nextVersion, requireVersion } from '../versions';
import { asStudent, lockStudent } from './one-student';

const personal = ['name', 'phone', 'email', 'idNumber'] as const;

const phoneTaken = () => new FieldError('phone', 'field.phoneTaken', errorCodes.conflict);

/** Adds a student, by default to the caller's branch; the phone number is unique within the tenant. */
export async function addStudent(
  tx: Tx,
  caller: Caller,
  input: StudentInput,
): Promise<{ userId: string }> {
  const { tenantId } = caller;
  const { organId } = actorOf(caller);
  const { departmentId = null, branchId: chosen, status = 'active', ...person } = input;
  const branchId = chosen ?? caller.homeBranchId;
  await checkDepartment(tx, organId, departmentId);
  await checkBranch(tx, scopeOf(caller), branchId);
  const [created] = await tx
    .insert(member)
    .values({ ...person, tenantId })
    .onConflictDoNothing({ target: [member.tenantId, member.phone] })
    .returning({ id: member.id });
  if (!created) throw phoneTaken();
  const actorFields = {
    tenantId,
    organId,
    departmentId,
    branchId,
    status,
    kind: 'student',
  } as const;
  await tx.insert(actor).values({ ...actorFields, memberId: created.id });
  const detail = { branchId, departmentId };
  await audit(tx, { ...auditContext(caller, created.id), action: 'student.added', detail });
  return { userId: created.id };
}

/** Changes the sent fields; null empties an optional one. */
export async function updateStudent(
  tx: Tx,
  caller: Caller,
  { userId, version, departmentId, branchId, status, ...person }: StudentChange,
): Promise<void> {
  const { organId } = actorOf(caller);
  const student = await lockStudent(tx, organId, userId);
  if (version !== undefined) requireVersion(version, await asStudent(tx, student));
  if (departmentId !== undefined) await checkDepartment(tx, organId, departmentId);
  if (branchId !== undefined) await checkBranch(tx, scopeOf(caller), branchId);
  try {
    await tx
      .update(member)
      .set({ ...person, version: nextVersion(member.version), updatedAt: new Date() })
      .where(eq(member.id, userId));
  } catch (error) {
    if (isUniqueViolation(error, 'member_phone_key')) throw phoneTaken();
    throw error;
  }
  await tx
    .update(actor)
    .set({ departmentId, branchId, status, version: nextVersion(actor.version) })
    .where(eq(actor.id, student.actorRow.id));
  const sent = { ...person, departmentId, branchId, status };
  const changes = changesOf({ ...student.person, ...student.actorRow }, sent, personal);
  await audit(tx, { ...auditContext(caller, userId), action: 'student.changed', changes });
}

/** Removes a student from the organisation; a person without another actor is deleted from the tenant. */
export async function deleteStudent(
  tx: TenantTx,
  caller: Caller,
  { userId: memberId, version }: { userId: string; version?: Version | undefined },
): Promise<void> {
  const student = await lockStudent(tx, actorOf(caller).organId, memberId);
  if (version !== undefined) requireVersion(version, await asStudent(tx, student));
  const { actorRow } = student;
  await tx.delete(actor).where(eq(actor.id, actorRow.id));
  // As the system: actors in other organisations are hidden from the caller, and would be deleted with the member.
  const [remainingActor] = await asSystem(tx, (t) =>
    t.select({ id: actor.id }).from(actor).where(eq(actor.memberId, memberId)).limit(1),
  );
  if (!remainingActor) await tx.delete(member).where(eq(member.id, memberId));
  const detail = { branchId: actorRow.branchId, departmentId: actorRow.departmentId };
  await audit(tx, { ...auditContext(caller, memberId), action: 'student.deleted', detail });
}
