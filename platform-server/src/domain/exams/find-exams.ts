import type { ExamFilter, ExamSummary, Page, PageQuery } from '@edu/shared-utility/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { actorOf, type Caller } from '../../http/caller';
import { branchAndBelow } from '../branch-and-below';
import { countRows } from '../count-rows';
import { iso } from '../courses/find-courses';
import { contains, joinConditions } from '../search';

type Filter = { readonly [K in keyof ExamFilter]?: ExamFilter[K] | undefined };

/** The present phase of a published exam `e`; null in other states. */
export const phaseNow = sql`CASE WHEN e.state <> 'published' THEN NULL
  WHEN e.ends_at <= now() THEN 'over' WHEN e.starts_at > now() THEN 'planned' ELSE 'running' END`;

const orders = {
  title: sql`e.title`,
  createdAt: sql`e.created_at`,
  startsAt: sql`coalesce(e.starts_at, e.created_at)`,
} as const;

/** Columns for exams `e` and their papers `p`. A draft shows the points of its paper. */
const columns = sql`e.id, e.title, coalesce(e.paper_id::text, '') AS "paperId",
  coalesce(p.title, '') AS "paperTitle", e.state AS status, ${phaseNow} AS phase,
  ${iso('e.starts_at')} AS "startsAt", ${iso('e.ends_at')} AS "endsAt", e.minutes,
  (CASE WHEN e.state = 'draft' THEN coalesce(p.total_score, 0) ELSE e.total_score END) / 100.0::float AS "totalScore",
  e.pass_score / 100.0::float AS "passScore", (SELECT count(*)::int FROM sitting s WHERE s.exam_id = e.id AND s.attempt = 1) AS "participantCount",
  (SELECT count(*)::int FROM sitting s WHERE s.exam_id = e.id AND s.state = 'submitted') AS waiting,
  e.organ_id AS "organId", e.branch_id AS "branchId", b.name AS "branchName",
  who.name AS "createdByName", ${iso('e.created_at')} AS "createdAt",
  ${iso('e.updated_at')} AS "updatedAt", ${iso('e.published_at')} AS "publishedAt", e.version`;

const joins = sql`LEFT JOIN paper p ON p.id = e.paper_id LEFT JOIN branch b ON b.id = e.branch_id
  LEFT JOIN member who ON who.account_id = e.created_by AND who.tenant_id = e.tenant_id`;

type Row = ExamSummary & Record<string, unknown>;

function matching(organId: string, filter: Filter): SQL {
  const { keyword, status, phase, paperId, branchId } = filter;
  return joinConditions([
    sql`e.organ_id = ${organId}::uuid`,
    keyword?.trim() && sql`e.title ILIKE ${contains(keyword)}`,
    status && sql`e.state = ${status}`,
    phase && sql`${phaseNow} = ${phase}`,
    paperId && sql`e.paper_id = ${paperId}::uuid`,
    branchId && sql`e.branch_id IN (${branchAndBelow(branchId)})`,
  ]);
}

/** One page of the organisation's exams in the transaction's branches, newest first. */
export async function findExams(
  tx: Tx,
  caller: Caller,
  { pageNum, pageSize, sort = '-createdAt', ...filter }: PageQuery & Filter,
): Promise<Page<ExamSummary>> {
  const where = matching(actorOf(caller).organId, filter);
  const field = orders[sort.replace(/^-/, '') as keyof typeof orders];
  const direction = sql.raw(sort.startsWith('-') ? 'DESC' : 'ASC');
  const { rows } = await tx.execute<Row>(sql`
    SELECT ${columns} FROM (
      SELECT e.id FROM exam e WHERE ${where} ORDER BY ${field} ${direction}, e.id ${direction}
      LIMIT ${pageSize} OFFSET ${(pageNum - 1) * pageSize}) cut JOIN exam e ON e.id = cut.id
    ${joins} ORDER BY ${field} ${direction}, e.id ${direction}`);
  return {
    list: rows,
    total: await countRows(tx, sql`FROM exam e WHERE ${where}`),
    pageNum,
    pageSize,
  };
}

export async function summaryOf(tx: Tx, id: string): Promise<ExamSummary | undefined> {
  const { rows } = await tx.execute<Row>(sql`
    SELECT ${columns} FROM exam e ${joins} WHERE e.id = ${id}::uuid`);
  return rows[0];
}
