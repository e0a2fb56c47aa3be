import type {
  Page,
  PageQuery,
  Student,
  StudentFilter,
  StudentSort,
} from '@edu/shared-utility/contract';
import type { QueryTenant } from '../../db/database';
import type { Statement } from '../../db/pipeline';
import { maskedStudent } from './masked-student';
import { type Filter, matching } from './student-conditions';

/** The column of each sort order; the actor's id breaks ties. */
const orders: Readonly<Record<StudentSort, string>> = {
  createdAt: 'a.created_at',
  name: 'a.member_name',
  phone: 'a.member_phone',
};

export const studentSorts = Object.keys(orders).flatMap(
  (field) => [field, `-${field}`] as (StudentSort | `-${StudentSort}`)[],
);

function pageStatement(
  organId: string,
  { sort = '-createdAt', ...filter }: Filter,
  rows: number,
  skipped: number,
): Statement {
  const { values, condition, shape } = matching(organId, filter);
  const field = orders[sort.replace(/^-/, '') as StudentSort];
  const direction = sort.startsWith('-') ? 'DESC' : 'ASC';
  const order = (sortExpression: string) =>
    `ORDER BY ${field.replace('a.', `${sortExpression}.`)} ${direction}, ${sortExpression}.id ${direction}`;
  const [limit, offset] = [values.length + 1, values.length + 2];
  const limitAndOffset = `LIMIT $${limit} OFFSET $${offset}`;
  // A search text uses no index, so it is scanned once for total and page; otherwise both use indexes only.
  const matchingActors = `SELECT a.id, ${field} FROM actor a WHERE ${condition}`;
  const search = filter.keyword?.trim() ? `WITH found AS MATERIALIZED (${matchingActors})` : '';
  const source = search ? 'found' : `(${matchingActors})`;
  const text = `
    ${search}
    SELECT m.id AS "userId", m.name, m.phone, m.email, m.id_number AS "idNumber",
      a.department_id AS "departmentId", d.name AS "departmentName",
      a.branch_id AS "branchId", b.name AS "branchName", a.status,
      a.created_at AS "createdAt", m.version + a.version AS version,
      (SELECT count(*)::int FROM ${source} counted) AS total
    FROM (SELECT * FROM ${source} f ${order('f')} ${limitAndOffset}) page
    JOIN actor a ON a.id = page.id
    JOIN member m ON m.id = a.member_id
    LEFT JOIN department d ON d.id = a.department_id
    LEFT JOIN branch b ON b.id = a.branch_id
    ${order('a')}`;
  // Named by its shape, so that each connection plans a statement of that shape once.
  return { name: `students:${shape}:${sort}`, text, values: [...values, rows, skipped] };
}

/** The actors that match a filter, in the caller's branches. */
export async function findActorIds(
  runQuery: QueryTenant,
  organId: string,
  filter: StudentFilter,
): Promise<string[]> {
  const { values, condition, shape } = matching(organId, filter);
  const text = `SELECT a.id FROM actor a WHERE ${condition} ORDER BY a.id`;
  const rows = await runQuery<{ id: string }>({ name: `student-ids:${shape}`, text, values });
  return rows.map(({ id }) => id);
}

type StudentRow = Omit<Student, 'createdAt'> & { createdAt: Date; total: number };

/** One page with full phone numbers, for callers that mask them. */
export async function unmaskedStudents(
  runQuery: QueryTenant,
  organId: string,
  query: PageQuery & Filter,
): Promise<Page<Student>> {
  const { pageNum, pageSize, ...filter } = query;
  const readPage = (rows: number, skipped: number) =>
    runQuery<StudentRow>(pageStatement(organId, filter, rows, skipped));
  const rows = await readPage(pageSize, (pageNum - 1) * pageSize);
  const list = rows.map(({ total: _, ...row }) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
  }));
  // The rows of a page have the total; a page past the end needs a query for it.
  const first = rows[0] ?? (pageNum === 1 ? undefined : (await readPage(1, 0))[0]);
  return { list, total: first?.total ?? 0, pageNum, pageSize };
}

/** One page of an organisation's students in the caller's branches; newest first by default. */
export async function findStudents(
  runQuery: QueryTenant,
  organId: string,
  query: PageQuery & StudentFilter,
): Promise<Page<Student>> {
  const page = await unmaskedStudents(runQuery, organId, query);
  return { ...page, list: page.list.map(maskedStudent) };
}
