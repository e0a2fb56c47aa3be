import type {
  Page,
  PageQuery,
  Student,
  StudentFilter,
  StudentSort,
} from '@edu/shared-utility/contract';
import type { QueryTenant } from '../../db/database';
import type { Statement } from '../../db/pipeline';
import { contains } from '../search';

/** What each order compares; the place's id settles what is equal. */
const orders: Readonly<Record<StudentSort, string>> = {
  createdAt: 'a.created_at',
  name: 'a.member_name',
  phone: 'a.member_phone',
};

export const studentSorts = Object.keys(orders).flatMap(
  (field) => [field, `-${field}`] as (StudentSort | `-${StudentSort}`)[],
);

/** A branch and what is below it. */
const below = (at: string): string => `
  WITH RECURSIVE below AS (
    SELECT ${at}::uuid AS id UNION SELECT b.id FROM branch b JOIN below ON b.parent_id = below.id
  ) SELECT id FROM below`;

/** The conditions of a filter on the places, called `a`, with the values that they compare. */
function matching(organId: string, filter: StudentFilter) {
  const { keyword, departmentId, branchId, status } = filter;
  const values: unknown[] = [organId];
  const conditions = [`a.organ_id = $1 AND a.kind = 'student'`];
  const shape: string[] = [];
  const add = (name: string, value: unknown, condition: (at: string) => string): void => {
    values.push(value);
    shape.push(name);
    conditions.push(condition(`$${values.length}`));
  };
  if (departmentId) add('department', departmentId, (at) => `a.department_id = ${at}::uuid`);
  if (status) add('status', status, (at) => `a.status = ${at}`);
  if (branchId) add('branch', branchId, (at) => `a.branch_id = ANY (ARRAY(${below(at)}))`);
  if (keyword?.trim()) {
    // Of 100 000 names: a third of the time where no letter has two cases, and numbers only for what can be one.
    const isCased = keyword.toLowerCase() !== keyword.toUpperCase();
    const isDigits = /^[\d\s]+$/.test(keyword);
    const names = (at: string) => `a.member_name ${isCased ? 'ILIKE' : 'LIKE'} ${at}`;
    const found = (at: string) =>
      isDigits ? `(a.member_phone LIKE ${at} OR ${names(at)})` : names(at);
    add(isDigits ? 'digits' : isCased ? 'letters' : 'word', contains(keyword), found);
  }
  return { values, condition: conditions.join(' AND '), shape: shape.join('_') };
}

function pageStatement(
  organId: string,
  { sort = '-createdAt', ...filter }: StudentFilter,
  rows: number,
  before: number,
): Statement {
  const { values, condition, shape } = matching(organId, filter);
  const field = orders[sort.replace(/^-/, '') as StudentSort];
  const direction = sort.startsWith('-') ? 'DESC' : 'ASC';
  const order = (place: string) =>
    `ORDER BY ${field.replace('a.', `${place}.`)} ${direction}, ${place}.id ${direction}`;
  const [limit, offset] = [values.length + 1, values.length + 2];
  const cut = `LIMIT $${limit} OFFSET $${offset}`;
  // A word is looked for once: no index finds it. Else total and page are read from indexes alone.
  const found = `SELECT a.id, ${field} FROM actor a WHERE ${condition}`;
  const search = filter.keyword?.trim() ? `WITH found AS MATERIALIZED (${found})` : '';
  const source = search ? 'found' : `(${found})`;
  const text = `
    ${search}
    SELECT m.id AS "userId", m.name, m.phone, m.email, m.id_number AS "idNumber",
      a.department_id AS "departmentId", d.name AS "departmentName",
      a.branch_id AS "branchId", b.name AS "branchName", a.status,
      a.created_at AS "createdAt", m.version + a.version AS version,
      (SELECT count(*)::int FROM ${source} counted) AS total
    FROM (SELECT * FROM ${source} f ${order('f')} ${cut}) page
    JOIN actor a ON a.id = page.id
    JOIN member m ON m.id = a.member_id
    LEFT JOIN department d ON d.id = a.department_id
    LEFT JOIN branch b ON b.id = a.branch_id
    ${order('a')}`;
  // A text of one shape is planned once a connection.
  return { name: `students:${shape}:${sort}`, text, values: [...values, rows, before] };
}

type StudentRow = Omit<Student, 'createdAt'> & { createdAt: Date; total: number };

/** One page of an organisation's students, as far as the caller's branches reach; newest first by default. */
export async function findStudents(
  ask: QueryTenant,
  organId: string,
  query: PageQuery & StudentFilter,
): Promise<Page<Student>> {
  const { pageNum, pageSize, ...filter } = query;
  const cut = (rows: number, before: number) =>
    ask<StudentRow>(pageStatement(organId, filter, rows, before));
  const rows = await cut(pageSize, (pageNum - 1) * pageSize);
  const list = rows.map(({ total: _, ...row }) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
  }));
  // The usual page brings its total along; one past the end has to ask for it.
  const first = rows[0] ?? (pageNum === 1 ? undefined : (await cut(1, 0))[0]);
  return { list, total: first?.total ?? 0, pageNum, pageSize };
}
