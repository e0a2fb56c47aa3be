import type {
  Page,
  PageQuery,
  QuestionFilter,
  QuestionSummary,
} from '@edu/shared-utility/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { actorOf, type Caller } from '../../http/caller';
import { branchAndBelow } from '../branch-and-below';
import { categoryAndBelow } from '../categories/category-and-below';
import { countRows } from '../count-rows';
import { iso } from '../courses/find-courses';
import { containing, joinConditions } from '../search';

type Filter = { readonly [K in keyof QuestionFilter]?: QuestionFilter[K] | undefined };

/** Characters of the text in a list. */
const MAX_TEXT_LENGTH = 200;

/** The number of papers with a question `q`, in all branches. */
const uses = sql`(SELECT count(*)::int FROM paper_question pq WHERE pq.question_id = q.id)`;

const orders = {
  createdAt: sql`q.created_at`,
  updatedAt: sql`q.updated_at`,
  difficulty: sql`q.difficulty`,
  uses,
} as const;

/** The columns of a list row, for a question `q` with `summaryJoins`. */
const summaryColumns = sql`q.id, q.type, left(q.text, ${MAX_TEXT_LENGTH}) AS text,
  q.has_picture AS "hasPicture", q.has_audio AS "hasAudio", q.difficulty, q.points,
  q.category_id AS "categoryId", k.name AS "categoryName", q.state AS status,
  q.has_changes AS "hasChanges", q.revision, ${uses} AS uses, q.organ_id AS "organId",
  q.branch_id AS "branchId", b.name AS "branchName", who.name AS "createdByName",
  ${iso('q.created_at')} AS "createdAt", ${iso('q.updated_at')} AS "updatedAt", q.version`;

const summaryJoins = sql`LEFT JOIN branch b ON b.id = q.branch_id
  LEFT JOIN category k ON k.id = q.category_id
  LEFT JOIN member who ON who.account_id = q.created_by AND who.tenant_id = q.tenant_id`;

type Row = QuestionSummary & Record<string, unknown>;

/** Conditions on questions `q` of an organisation. */
export function matching(organId: string, filter: Filter): SQL {
  const { keyword, type, difficulty, categoryId, status, point, branchId } = filter;
  const text = keyword?.trim();
  return joinConditions([
    sql`q.organ_id = ${organId}::uuid`,
    text &&
      sql`(${containing(sql`q.text`, text)}
        OR ${containing(sql`array_to_string(q.points, ' ')`, text)})`,
    type && sql`q.type = ${type}`,
    difficulty && sql`q.difficulty = ${difficulty}`,
    categoryId && sql`q.category_id IN (${categoryAndBelow(categoryId)})`,
    status && sql`q.state = ${status}`,
    point && sql`q.points @> ARRAY[${point}]::text[]`,
    branchId && sql`q.branch_id IN (${branchAndBelow(branchId)})`,
  ]);
}

/** One page of questions `q` that match the conditions. */
export async function pageOfQuestions(
  tx: Tx,
  where: SQL,
  {
    pageNum,
    pageSize,
    sort = '-updatedAt',
  }: PageQuery & { readonly sort?: QuestionFilter['sort'] | undefined },
): Promise<Page<QuestionSummary>> {
  const field = orders[sort.replace(/^-/, '') as keyof typeof orders];
  const direction = sql.raw(sort.startsWith('-') ? 'DESC' : 'ASC');
  const { rows } = await tx.execute<Row>(sql`
    SELECT ${summaryColumns} FROM (
      SELECT q.id FROM question q WHERE ${where} ORDER BY ${field} ${direction}, q.id ${direction}
      LIMIT ${pageSize} OFFSET ${(pageNum - 1) * pageSize}) cut JOIN question q ON q.id = cut.id
    ${summaryJoins} ORDER BY ${field} ${direction}, q.id ${direction}`);
  const total = await countRows(tx, sql`FROM question q WHERE ${where}`);
  return { list: rows, total, pageNum, pageSize };
}

/** One page of the organisation's questions in the transaction's branches, last changed first. */
export const findQuestions = (
  tx: Tx,
  caller: Caller,
  { pageNum, pageSize, sort, ...filter }: PageQuery & Filter,
): Promise<Page<QuestionSummary>> =>
  pageOfQuestions(tx, matching(actorOf(caller).organId, filter), { pageNum, pageSize, sort });

export async function summaryOf(tx: Tx, id: string): Promise<QuestionSummary | undefined> {
  const { rows } = await tx.execute<Row>(sql`
    SELECT ${summaryColumns} FROM question q ${summaryJoins} WHERE q.id = ${id}::uuid`);
  return rows[0];
}
