import { errorCodes, type HiddenField, type Student } from '@edu/shared-utility/contract';
import { and, eq } from 'drizzle-orm';
import type { TenantTx, Tx } from '../../db/database';
import { actor, branch, department, member } from '../../db/schema';
import { BusinessError } from '../../http/business-error';
import { actorOf, type Caller } from '../../http/caller';
import { audit } from '../audit';
import { maskedStudent } from './masked-student';

const isStudentOf = (organId: string) => and(eq(actor.organId, organId), eq(actor.kind, 'student'));

const actorAndMember = (tx: Tx, organId: string, memberId: string) =>
  tx
    .select({ actorRow: actor, person: member })
    .from(actor)
    .innerJoin(member, eq(member.id, actor.memberId))
    .where(and(isStudentOf(organId), eq(actor.memberId, memberId)));

export type StudentRows = Awaited<ReturnType<typeof actorAndMember>>[number];

function requireRows(studentRows: StudentRows | undefined): StudentRows {
  if (!studentRows) throw new BusinessError(errorCodes.notFound);
  return studentRows;
}

/** A student's actor and member, both locked until the transaction ends. */
export const lockStudent = async (tx: Tx, organId: string, memberId: string) =>
  requireRows((await actorAndMember(tx, organId, memberId).for('update'))[0]);

/** Converts the rows to what callers read. */
export async function asStudent(tx: Tx, { actorRow, person }: StudentRows): Promise<Student> {
  const nameIn = async (table: typeof department | typeof branch, id: string | null) => {
    if (id === null) return null;
    const [namedRow] = await tx.select({ name: table.name }).from(table).where(eq(table.id, id));
    return namedRow?.name ?? null;
  };
  return maskedStudent({
    userId: person.id,
    name: person.name,
    phone: person.phone,
    email: person.email,
    idNumber: person.idNumber,
    departmentId: actorRow.departmentId,
    departmentName: await nameIn(department, actorRow.departmentId),
    branchId: actorRow.branchId,
    branchName: await nameIn(branch, actorRow.branchId),
    status: actorRow.status,
    createdAt: actorRow.createdAt.toISOString(),
    // Both versions only grow, so their sum changes with each of them.
    version: person.version + actorRow.version,
  });
}

/** One student of the caller's organisation and branches. */
export async function findStudent(tx: Tx, caller: Caller, userId: string): Promise<Student> {
  const { organId } = actorOf(caller);
  return asStudent(tx, requireRows((await actorAndMember(tx, organId, userId))[0]));
}

/** One full number of a student; each look is recorded in the audit trail. */
export async function revealNumber(
  tx: TenantTx,
  caller: Caller,
  { userId, field }: { userId: string; field: HiddenField },
): Promise<{ value: string | null }> {
  const { tenantId, accountId } = caller;
  const { person } = requireRows((await actorAndMember(tx, actorOf(caller).organId, userId))[0]);
  const detail = { field };
  await audit(tx, { tenantId, accountId, action: 'student.revealed', target: userId, detail });
  return { value: person[field] };
}
