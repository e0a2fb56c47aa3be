import type {
  CourseFilter,
  CourseSort,
  CourseSummary,
  Page,
  PageQuery,
} from '@edu/shared-utility/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { actorOf, type Caller } from '../../http/caller';
import { branchAndBelow } from '../branch-and-below';
import { categoryAndBelow } from '../categories/category-and-below';
import { countRows } from '../count-rows';
import type { FileAddressOf } from '../file-addresses';
import { contains, joinConditions } from '../search';

/** The columns of each sort order; the id breaks ties. */
const orders = {
  title: 'c.title',
  createdAt: 'c.created_at',
  updatedAt: 'c.updated_at',
  learnerCount: 'c.learner_count',
} as const satisfies Record<Exclude<CourseSort, `-${string}`>, string>;

type Filter = { readonly [K in keyof CourseFilter]?: CourseFilter[K] | undefined };

/** A row as queried; times are text. */
export interface SummaryRow
  extends Omit<CourseSummary, 'cover' | 'minutes'>,
    Record<string, unknown> {
  coverId: string | null;
  seconds: number;
}

/** A timestamp in the format of the contract. */
export const iso = (column: string): SQL =>
  sql.raw(`to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);

/** The columns of a list row, for a course `c` with `summaryJoins`. */
export const summaryColumns = sql`c.id, c.title, f.id AS "coverId", c.category_id AS "categoryId",
  k.name AS "categoryName", c.teacher_name AS "teacherName", c.state AS status, c.level, c.price,
  c.seconds, c.lesson_count AS "lessonCount", c.learner_count AS "learnerCount",
  c.organ_id AS "organId", o.name AS "organName", c.branch_id AS "branchId", b.name AS "branchName",
  ${iso('c.created_at')} AS "createdAt", ${iso('c.updated_at')} AS "updatedAt",
  ${iso('c.published_at')} AS "publishedAt", c.has_changes AS "hasChanges", c.version`;

/** Leaves out a picture that is still being checked or was refused. */
export const summaryJoins = sql`JOIN organ o ON o.id = c.organ_id
  LEFT JOIN branch b ON b.id = c.branch_id LEFT JOIN category k ON k.id = c.category_id
  LEFT JOIN stored_file f ON f.id = c.cover_id AND f.state = 'ready'`;

/** Rounds seconds to minutes, at least one, so that no recording shows 0 minutes. */
export const minutesOf = (seconds: number): number =>
  Math.max(Math.sign(seconds), Math.round(seconds / 60));

export const asSummary = (
  { coverId, seconds, ...row }: SummaryRow,
  fileAddressOf: FileAddressOf,
): CourseSummary => ({
  ...row,
  minutes: minutesOf(seconds),
  cover: coverId === null ? null : fileAddressOf(coverId, 'thumbnail'),
});

function matching(organId: string, filter: Filter): SQL {
  const { keyword, categoryId, status, level, branchId, teacherId } = filter;
  return joinConditions([
    sql`c.organ_id = ${organId}::uuid`,
    keyword?.trim() &&
      sql`(c.title ILIKE ${contains(keyword)} OR c.teacher_name ILIKE ${contains(keyword)})`,
    categoryId && sql`c.category_id IN (${categoryAndBelow(categoryId)})`,
    status && sql`c.state = ${status}`,
    level && sql`c.level = ${level}`,
    branchId && sql`c.branch_id IN (${branchAndBelow(branchId)})`,
    teacherId && sql`c.teacher_ids @> ARRAY[${teacherId}::uuid]`,
  ]);
}

/** One page of the organisation's courses in the transaction's branches, last changed first. */
export async function findCourses(
  tx: Tx,
  caller: Caller,
  {
    pageNum,
    pageSize,
    sort = '-updatedAt',
    ...filter
  }: PageQuery & Filter & { sort?: CourseSort | undefined },
  fileAddressOf: FileAddressOf,
): Promise<Page<CourseSummary>> {
  const where = matching(actorOf(caller).organId, filter);
  const field = sql.raw(orders[sort.replace(/^-/, '') as keyof typeof orders]);
  const direction = sql.raw(sort.startsWith('-') ? 'DESC' : 'ASC');
  // The page is cut before the joins, so that names and pictures are read only for its rows.
  const { rows } = await tx.execute<SummaryRow>(sql`
    SELECT ${summaryColumns} FROM (
      SELECT c.id FROM course c WHERE ${where}
      ORDER BY ${field} ${direction}, c.id ${direction}
      LIMIT ${pageSize} OFFSET ${(pageNum - 1) * pageSize}) cut JOIN course c ON c.id = cut.id
    ${summaryJoins} ORDER BY ${field} ${direction}, c.id ${direction}`);
  const total = await countRows(tx, sql`FROM course c WHERE ${where}`);
  return { list: rows.map((row) => asSummary(row, fileAddressOf)), total, pageNum, pageSize };
}
