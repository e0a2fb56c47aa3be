import { errorCodes, type HiddenField, type Student } from '@edu/shared-utility/contract';
import { and, eq } from 'drizzle-orm';
import type { TenantTx, Tx } from '../../db/database';
import { actor, branch, department, member } from '../../db/schema';
import { BusinessError } from '../../http/business-error';
import { actorOf, type Caller } from '../../http/caller';
import { audit } from '../audit';
import { maskedStudent } from './masked-student';

const isStudentOf = (organId: string) => and(eq(actor.organId, organId), eq(actor.kind, 'student'));

const placeAndPerson = (tx: Tx, organId: string, memberId: string) =>
  tx
    .select({ place: actor, person: member })
    .from(actor)
    .innerJoin(member, eq(member.id, actor.memberId))
    .where(and(isStudentOf(organId), eq(actor.memberId, memberId)));

export type StudentRows = Awaited<ReturnType<typeof placeAndPerson>>[number];

function requireRows(studentRows: StudentRows | undefined): StudentRows {
  if (!studentRows) throw new BusinessError(errorCodes.notFound);
  return studentRows;
}

/** A student's actor and member, both locked until the transaction ends. */
export const lockStudent = async (tx: Tx, organId: string, memberId: string) =>
  requireRows((await placeAndPerson(tx, organId, memberId).for('update'))[0]);

/** Converts the rows to what callers read. */
export async function asStudent(tx: Tx, { place, person }: StudentRows): Promise<Student> {
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
    departmentId: place.departmentId,
    departmentName: await nameIn(department, place.departmentId),
    branchId: place.branchId,
    branchName: await nameIn(branch, place.branchId),
    status: place.status,
    createdAt: place.createdAt.toISOString(),
    // Both versions only grow, so their sum changes with each of them.
    version: person.version + place.version,
  });
}

/** One student of the caller's organisation and branches. */
export async function findStudent(tx: Tx, caller: Caller, userId: string): Promise<Student> {
  const { organId } = actorOf(caller);
  return asStudent(tx, requireRows((await placeAndPerson(tx, organId, userId))[0]));
}

/** One full number of a student; each look is recorded in the audit trail. */
export async function revealNumber(
  tx: TenantTx,
  caller: Caller,
  { userId, field }: { userId: string; field: HiddenField },
): Promise<{ value: string | null }> {
  const { tenantId, accountId } = caller;
  const { person } = requireRows((await placeAndPerson(tx, actorOf(caller).organId, userId))[0]);
  const detail = { field };
  await audit(tx, { tenantId, accountId, action: 'student.revealed', target: userId, detail });
  return { value: person[field] };
}
