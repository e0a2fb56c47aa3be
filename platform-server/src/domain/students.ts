import {
  errorCodes,
  type Page,
  type PageQuery,
  type Student,
  type StudentChange,
  type StudentFilter,
  type StudentInput,
  type Version,
} from '@edu/shared-utility/contract';
import { and, eq } from 'drizzle-orm';
import { isUniqueViolation, type QueryTenant, type Tx } from '../db/database';
import { actor, department, member } from '../db/schema';
import { BusinessError, FieldError } from '../http/business-error';
import { contains } from './search';
import { nextVersion, requireVersion } from './versions';

const isStudentOf = (organId: string) => and(eq(actor.organId, organId), eq(actor.kind, 'student'));

/** $1 organisation, $2 department, $3 status, $4 rows, $5 rows before them, $6 text to find. */
function pageStatement(name: string, condition: string) {
  const matching = `organ_id = $1 AND kind = 'student'
    AND ($2::uuid IS NULL OR department_id = $2) AND ($3::text IS NULL OR status = $3) ${condition}`;
  // The page is cut before the joins: they then cost ten rows, however many students there are.
  const text = `
    SELECT m.id AS "userId", m.name, m.phone, m.email, m.id_number AS "idNumber",
      p.department_id AS "departmentId", d.name AS "departmentName", p.status,
      p.created_at AS "createdAt", m.version + p.version AS version, (SELECT count(*)::int FROM actor WHERE ${matching}) AS total
    FROM (
      SELECT id, member_id, department_id, status, created_at, version FROM actor WHERE ${matching}
      ORDER BY created_at DESC, id DESC LIMIT $4 OFFSET $5
    ) p
    JOIN member m ON m.id = p.member_id
    LEFT JOIN department d ON d.id = p.department_id
    ORDER BY p.created_at DESC, p.id DESC`;
  return { name, text };
}

const STUDENT_PAGE = pageStatement('student_page', '');
const STUDENT_SEARCH = pageStatement(
  'student_search',
  `AND EXISTS (
    SELECT 1 FROM member WHERE member.id = actor.member_id
      AND (member.name ILIKE $6 OR member.phone ILIKE $6)
  )`,
);

type StudentRow = Omit<Student, 'createdAt'> & { createdAt: Date; total: number };

/** One page of an organisation's students, newest first. */
export async function findStudents(
  ask: QueryTenant,
  organId: string,
  query: PageQuery & StudentFilter,
): Promise<Page<Student>> {
  const { pageNum, pageSize, keyword, departmentId = null, status = null } = query;
  const words = keyword?.trim() ? [contains(keyword)] : [];
  const statement = words.length > 0 ? STUDENT_SEARCH : STUDENT_PAGE;
  const cut = async (rows: number, before: number): Promise<StudentRow[]> => {
    const values = [organId, departmentId, status, rows, before, ...words];
    return ask<StudentRow>({ ...statement, values });
  };
  const rows = await cut(pageSize, (pageNum - 1) * pageSize);
  const list = rows.map(({ total: _, ...row }) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
  }));
  // The usual page brings its total along; one past the end has to ask for it.
  const first = rows[0] ?? (pageNum === 1 ? undefined : (await cut(1, 0))[0]);
  return { list, total: first?.total ?? 0, pageNum, pageSize };
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

/** The place of a student and their record, both held until the transaction ends. */
async function heldStudent(tx: Tx, organId: string, memberId: string) {
  const [found] = await tx
    .select({ place: actor, person: member })
    .from(actor)
    .innerJoin(member, eq(member.id, actor.memberId))
    .where(and(isStudentOf(organId), eq(actor.memberId, memberId)))
    .for('update');
  if (!found) throw new BusinessError(errorCodes.notFound);
  return found;
}

type Held = Awaited<ReturnType<typeof heldStudent>>;

async function asStudent(tx: Tx, { place, person }: Held): Promise<Student> {
  const [of] = place.departmentId
    ? await tx
        .select({ name: department.name })
        .from(department)
        .where(eq(department.id, place.departmentId))
    : [];
  return {
    userId: person.id,
    name: person.name,
    phone: person.phone,
    email: person.email,
    idNumber: person.idNumber,
    departmentId: place.departmentId,
    departmentName: of?.name ?? null,
    status: place.status,
    createdAt: place.createdAt.toISOString(),
    // Both only grow, so their sum tells every change of either.
    version: person.version + place.version,
  };
}

/** Changes what is sent; null empties an optional field. */
export async function updateStudent(
  tx: Tx,
  organId: string,
  { userId, version, departmentId, status, ...person }: StudentChange,
): Promise<void> {
  const held = await heldStudent(tx, organId, userId);
  if (version !== undefined) requireVersion(version, await asStudent(tx, held));
  if (departmentId !== undefined) await checkDepartment(tx, organId, departmentId);
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
    .set({ departmentId, status, version: nextVersion(actor.version) })
    .where(eq(actor.id, held.place.id));
}

/** Takes a student out of the organisation; a person with no other place leaves the tenant. */
export async function deleteStudent(
  tx: Tx,
  organId: string,
  { userId: memberId, version }: { userId: string; version?: Version | undefined },
): Promise<void> {
  const held = await heldStudent(tx, organId, memberId);
  if (version !== undefined) requireVersion(version, await asStudent(tx, held));
  const { place } = held;
  await tx.delete(actor).where(eq(actor.id, place.id));
  const [other] = await tx
    .select({ id: actor.id })
    .from(actor)
    .where(eq(actor.memberId, memberId))
    .limit(1);
  if (!other) await tx.delete(member).where(eq(member.id, memberId));
}
