import type {
  Page,
  PageQuery,
  Teacher,
  TeacherFilter,
  TeacherSort,
} from '@edu/shared-utility/contract';
import {
  and,
  arrayContains,
  asc,
  count,
  desc,
  eq,
  ilike,
  inArray,
  like,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { teacher } from '../../db/schema';
import { actorOf, type Caller } from '../../http/caller';
import { branchAndBelow } from '../branch-and-below';
import { contains, digitsOf, phonePattern } from '../search';
import { asTeacher, maskedTeacher, select } from './teacher-rows';

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
export async function unmaskedTeachers(
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
  const page = await unmaskedTeachers(tx, caller, query);
  return { ...page, list: page.list.map(maskedTeacher) };
}

/** The subjects of the teachers in the caller's organisation and branches. */
export async function subjectsOf(tx: Tx, caller: Caller): Promise<string[]> {
  const { rows } = await tx.execute<{ subject: string }>(sql`
    SELECT DISTINCT unnest(subjects) AS subject FROM teacher
    WHERE organ_id = ${actorOf(caller).organId}::uuid ORDER BY subject LIMIT 200`);
  return rows.map(({ subject }) => subject);
}
