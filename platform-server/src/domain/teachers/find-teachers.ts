import {
  errorCodes,
  maskPhone,
  type Page,
  type PageQuery,
  type Teacher,
  type TeacherFilter,
  type TeacherSort,
} from '@edu/shared-utility/contract';
import {
  and,
  arrayContains,
  asc,
  count,
  desc,
  eq,
  gt,
  ilike,
  inArray,
  like,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { actor, branch, department, invitation, member, teacher } from '../../db/schema';
import { BusinessError } from '../../http/business-error';
import { actorOf, type Caller } from '../../http/caller';
import { branchAndBelow } from '../branch-and-below';
import { contains, digitsOf, phonePattern } from '../search';

/** The column of each sort order; the id breaks ties. */
const orders = {
  createdAt: teacher.createdAt,
  name: teacher.name,
  joinedOn: teacher.joinedOn,
} as const satisfies Record<TeacherSort, unknown>;

export const teacherSorts = Object.keys(orders).flatMap(
  (field) => [field, `-${field}`] as (TeacherSort | `-${TeacherSort}`)[],
);

/** Optionally restricted to some of the teachers that match. */
export type Filter = {
  readonly [K in keyof TeacherFilter]?: TeacherFilter[K] | undefined;
} & { readonly ids?: readonly string[] | undefined };

const select = (tx: Tx) =>
  tx
    .select({
      row: teacher,
      departmentName: department.name,
      branchName: branch.name,
      place: { id: actor.id, status: actor.status },
      person: { name: member.name, lastLoginAt: member.lastLoginAt },
      invited: invitation.name,
    })
    .from(teacher)
    .leftJoin(department, eq(department.id, teacher.departmentId))
    .leftJoin(branch, eq(branch.id, teacher.branchId))
    .leftJoin(actor, eq(actor.id, teacher.actorId))
    .leftJoin(member, eq(member.id, actor.memberId))
    .leftJoin(
      invitation,
      and(
        eq(invitation.id, teacher.invitationId),
        eq(invitation.state, 'open'),
        gt(invitation.expiresAt, sql`now()`),
      ),
    );

type TeacherRow = Awaited<ReturnType<typeof select>>[number];

function accountOf({ place, person, invited }: TeacherRow): Teacher['account'] {
  if (place && person) {
    const lastLoginAt = person.lastLoginAt?.toISOString() ?? null;
    return { administratorId: place.id, name: person.name, state: place.status, lastLoginAt };
  }
  return invited === null
    ? null
    : { administratorId: null, name: invited, state: 'invited', lastLoginAt: null };
}

/** A teacher with the full number, for callers that mask it. */
function asTeacher(joinedRow: TeacherRow): Teacher {
  const { row, departmentName, branchName } = joinedRow;
  const {
    tenantId: _,
    organId: __,
    actorId: ___,
    invitationId: ____,
    createdBy: creatorId,
    ...rowFields
  } = row;
  return {
    ...rowFields,
    departmentName,
    branchName,
    account: accountOf(joinedRow),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** A row as it is sent: full numbers are returned only on request, one at a time. */
export const maskedTeacher = (row: Teacher): Teacher => ({ ...row, phone: maskPhone(row.phone) });

function matching(organId: string, filter: Filter): SQL | undefined {
  const { keyword, departmentId, branchId, status, subject, ids } = filter;
  const text = keyword?.trim();
  const digits = text ? digitsOf(text) : '';
  return and(
    eq(teacher.organId, organId),
    text
      ? or(
          ilike(teacher.name, contains(text)),
          ilike(teacher.staffNumber, contains(text)),
          digits ? like(teacher.phone, phonePattern(digits)) : undefined,
        )
      : undefined,
    departmentId ? eq(teacher.departmentId, departmentId) : undefined,
    branchId ? sql`${teacher.branchId} IN (${branchAndBelow(branchId)})` : undefined,
    status ? eq(teacher.status, status) : undefined,
    subject ? arrayContains(teacher.subjects, [subject]) : undefined,
    ids ? inArray(teacher.id, [...ids]) : undefined,
  );
}

/** One page with full numbers in the transaction's branches, newest first by default. */
export async function wholeTeachers(
  tx: Tx,
  caller: Caller,
  { pageNum, pageSize, sort = '-createdAt', ...filter }: PageQuery & Filter,
): Promise<Page<Teacher>> {
  const where = matching(actorOf(caller).organId, filter);
  const field = orders[sort.replace(/^-/, '') as TeacherSort];
  const rows = await select(tx)
    .where(where)
    .orderBy(
      ...(sort.startsWith('-')
        ? [sql`${field} DESC NULLS LAST`, desc(teacher.id)]
        : [sql`${field} ASC NULLS LAST`, asc(teacher.id)]),
    )
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);
  const [counted] = await tx.select({ total: count() }).from(teacher).where(where);
  return { list: rows.map(asTeacher), total: counted?.total ?? 0, pageNum, pageSize };
}

export async function findTeachers(
  tx: Tx,
  caller: Caller,
  query: PageQuery & Filter,
): Promise<Page<Teacher>> {
  const page = await wholeTeachers(tx, caller, query);
  return { ...page, list: page.list.map(maskedTeacher) };
}

/** One teacher of the caller's organisation and branches, with the full number. */
export async function wholeTeacher(tx: Tx, caller: Caller, id: string): Promise<Teacher> {
  const [joinedRow] = await select(tx).where(
    and(eq(teacher.id, id), eq(teacher.organId, actorOf(caller).organId)),
  );
  if (!joinedRow) throw new BusinessError(errorCodes.notFound);
  return asTeacher(joinedRow);
}

/** The subjects of the teachers in the caller's organisation and branches. */
export async function subjectsOf(tx: Tx, caller: Caller): Promise<string[]> {
  const { rows } = await tx.execute<{ subject: string }>(sql`
    SELECT DISTINCT unnest(subjects) AS subject FROM teacher
    WHERE organ_id = ${actorOf(caller).organId}::uuid ORDER BY subject LIMIT 200`);
  return rows.map(({ subject }) => subject);
}
