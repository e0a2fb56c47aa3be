import type { Page, PageQuery, PaperFilter, PaperSummary } from '@edu/shared-utility/contract';
import { type SQL, sql } from 'drizzle-orm';
import { asSystem, type TenantTx } from '../../db/database';
import { actorOf, type Caller } from '../../http/caller';
import { branchAndBelow } from '../branch-and-below';
import { categoryAndBelow } from '../categories/category-and-below';
import { countRows } from '../count-rows';
import { iso } from '../courses/find-courses';
import { containing, joinConditions } from '../search';

type Filter = { readonly [K in keyof PaperFilter]?: PaperFilter[K] | undefined };

const orders = { title: sql`p.title`, createdAt: sql`p.created_at`, updatedAt: sql`p.updated_at` };

type Row = Omit<PaperSummary, 'examCount'> & Record<string, unknown>;

const columns = sql`p.id, p.title, p.type, p.drawn, p.category_id AS "categoryId",
  k.name AS "categoryName", p.status, p.question_count AS "questionCount",
  (p.total_score / 100.0)::float8 AS "totalScore", p.organ_id AS "organId",
  p.branch_id AS "branchId", b.name AS "branchName", who.name AS "createdByName",
  ${iso('p.created_at')} AS "createdAt", ${iso('p.updated_at')} AS "updatedAt", p.version`;

const joins = sql`LEFT JOIN branch b ON b.id = p.branch_id
  LEFT JOIN category k ON k.id = p.category_id
  LEFT JOIN member who ON who.account_id = p.created_by AND who.tenant_id = p.tenant_id`;

/** The exams of each paper, in all branches. */
export async function examsWith(
  tx: TenantTx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const { rows } = await asSystem(tx, (t) =>
    t.execute<{ id: string; exams: number }>(sql`
      SELECT paper_id AS id, count(*)::int AS exams FROM exam
      WHERE paper_id = ANY (${`{${ids.join(',')}}`}::uuid[]) GROUP BY paper_id`),
  );
  return new Map(rows.map(({ id, exams }) => [id, exams]));
}

async function withExams(tx: TenantTx, rows: readonly Row[]): Promise<PaperSummary[]> {
  const exams = await examsWith(
    tx,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...row, examCount: exams.get(row.id) ?? 0 }));
}

function matching(organId: string, filter: Filter): SQL {
  const { keyword, categoryId, status, type, branchId } = filter;
  const words = keyword?.trim();
  return joinConditions([
    sql`p.organ_id = ${organId}::uuid`,
    words && containing(sql`p.title`, words),
    categoryId && sql`p.category_id IN (${categoryAndBelow(categoryId)})`,
    status !== undefined && sql`p.status = ${status}`,
    type && sql`p.type = ${type}`,
    branchId && sql`p.branch_id IN (${branchAndBelow(branchId)})`,
  ]);
}

/** One page of the organisation's papers in the transaction's branches, last changed first. */
export async function findPapers(
  tx: TenantTx,
  caller: Caller,
  { pageNum, pageSize, sort = '-updatedAt', ...filter }: PageQuery & Filter,
): Promise<Page<PaperSummary>> {
  const where = matching(actorOf(caller).organId, filter);
  const field = orders[sort.replace(/^-/, '') as keyof typeof orders];
  const direction = sql.raw(sort.startsWith('-') ? 'DESC' : 'ASC');
  const { rows } = await tx.execute<Row>(sql`
    SELECT ${columns} FROM (
      SELECT p.id FROM paper p WHERE ${where} ORDER BY ${field} ${direction}, p.id ${direction}
      LIMIT ${pageSize} OFFSET ${(pageNum - 1) * pageSize}) cut JOIN paper p ON p.id = cut.id
    ${joins} ORDER BY ${field} ${direction}, p.id ${direction}`);
  const total = await countRows(tx, sql`FROM paper p WHERE ${where}`);
  return { list: await withExams(tx, rows), total, pageNum, pageSize };
}

export async function summaryOf(tx: TenantTx, id: string): Promise<PaperSummary | undefined> {
  const { rows } = await tx.execute<Row>(sql`
    SELECT ${columns} FROM paper p ${joins} WHERE p.id = ${id}::uuid`);
  return (await withExams(tx, rows))[0];
}
