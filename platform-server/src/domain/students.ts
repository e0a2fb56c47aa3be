import {
  errorCodes,
  type Page,
  type PageQuery,
  type Student,
  type StudentFilter,
  type StudentInput,
} from '@edu/shared-utility/contract';
import { and, count, desc, eq, ilike, or, type SQL, sql } from 'drizzle-orm';
import { isUniqueViolation, type Tx } from '../db/database';
import { actor, department, member } from '../db/schema';
import { BusinessError, FieldError } from '../http/business-error';
import { contains } from './search';

const isStudentOf = (organId: string) => and(eq(actor.organId, organId), eq(actor.kind, 'student'));

function matching(organId: string, filter: StudentFilter): SQL | undefined {
  const { keyword, departmentId, status } = filter;
  const text = keyword?.trim();
  return and(
    isStudentOf(organId),
    text ? or(ilike(member.name, contains(text)), ilike(member.phone, contains(text))) : undefined,
    departmentId ? eq(actor.departmentId, departmentId) : undefined,
    status ? eq(actor.status, status) : undefined,
  );
}

const columns = {
  userId: member.id,
  name: member.name,
  phone: member.phone,
  email: member.email,
  idNumber: member.idNumber,
  departmentId: actor.departmentId,
  departmentName: department.name,
  status: actor.status,
  createdAt: actor.createdAt,
};

/** One page of an organisation's students, newest first. */
export async function findStudents(
  tx: Tx,
  organId: string,
  { pageNum, pageSize, ...filter }: PageQuery & StudentFilter,
): Promise<Page<Student>> {
  const where = matching(organId, filter);
  const rows = await tx
    .select({ ...columns, total: sql`count(*) OVER ()`.mapWith(Number) })
    .from(actor)
    .innerJoin(member, eq(member.id, actor.memberId))
    .leftJoin(department, eq(department.id, actor.departmentId))
    .where(where)
    .orderBy(desc(actor.createdAt), desc(actor.id))
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);
  const list = rows.map(({ total: _, ...row }) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
  }));
  // One round trip for the usual page; only one past the end has to ask how many there are.
  const total = rows[0]?.total ?? (pageNum === 1 ? 0 : await countStudents(tx, where));
  return { list, total, pageNum, pageSize };
}

async function countStudents(tx: Tx, where: SQL | undefined): Promise<number> {
  const [counted] = await tx
    .select({ total: count() })
    .from(actor)
    .innerJoin(member, eq(member.id, actor.memberId))
    .where(where);
  return counted?.total ?? 0;
}

const phoneTaken = () => new FieldError('phone', 'field.phoneTaken', errorCodes.conflict);

/** A department of the same organisation, or a refusal that names the field. */
async function checkDepartment(tx: Tx, organId: string, id: string | null): Promise<void> {
  if (id === null) return;
  const [found] = await tx
    .select({ id: department.id })
    .from(department)
    .where(and(eq(department.id, id), eq(department.organId, organId)));
  if (!found) throw new FieldError('departmentId', 'field.department');
}

/** Adds a student to the organisation; the phone number is unique within the tenant. */
export async function addStudent(
  tx: Tx,
  place: { tenantId: string; organId: string },
  input: StudentInput,
): Promise<{ userId: string }> {
  const { departmentId = null, status = 'active', ...person } = input;
  await checkDepartment(tx, place.organId, departmentId);
  const [created] = await tx
    .insert(member)
    .values({ ...person, tenantId: place.tenantId })
    .onConflictDoNothing({ target: [member.tenantId, member.phone] })
    .returning({ id: member.id });
  if (!created) throw phoneTaken();
  await tx
    .insert(actor)
    .values({ ...place, memberId: created.id, departmentId, status, kind: 'student' });
  return { userId: created.id };
}

async function studentActor(tx: Tx, organId: string, memberId: string) {
  const [found] = await tx
    .select({ id: actor.id })
    .from(actor)
    .where(and(isStudentOf(organId), eq(actor.memberId, memberId)))
    .for('update');
  if (!found) throw new BusinessError(errorCodes.notFound);
  return found;
}

/** Replaces a student's data; what is left out of the optional fields becomes empty. */
export async function updateStudent(
  tx: Tx,
  organId: string,
  {
    userId,
    departmentId = null,
    status = 'active',
    email = null,
    idNumber = null,
    ...person
  }: {
    userId: string;
  } & StudentInput,
): Promise<void> {
  const found = await studentActor(tx, organId, userId);
  await checkDepartment(tx, organId, departmentId);
  try {
    await tx
      .update(member)
      .set({ ...person, email, idNumber, updatedAt: new Date() })
      .where(eq(member.id, userId));
  } catch (error) {
    if (isUniqueViolation(error, 'member_phone_key')) throw phoneTaken();
    throw error;
  }
  await tx.update(actor).set({ departmentId, status }).where(eq(actor.id, found.id));
}

/** Takes a student out of the organisation; a person with no other place leaves the tenant. */
export async function deleteStudent(tx: Tx, organId: string, memberId: string): Promise<void> {
  const found = await studentActor(tx, organId, memberId);
  await tx.delete(actor).where(eq(actor.id, found.id));
  const [other] = await tx
    .select({ id: actor.id })
    .from(actor)
    .where(eq(actor.memberId, memberId))
    .limit(1);
  if (!other) await tx.delete(member).where(eq(member.id, memberId));
}
