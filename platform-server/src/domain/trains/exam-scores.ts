import type { Page, PageQuery, TrainExamScore } from '@edu/shared-utility/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import type { Caller } from '../../http/caller';
import { countRows } from '../count-rows';
import { iso } from '../courses/find-courses';
import { joinConditions } from '../search';
import { examItem } from './exams';
import { matchesKeyword, trainMemberJoins } from './find-users';
import { trainRow } from './read-train';

/** Joins the sitting `s` that counts for the item `i` to the members `tm`, with how often they sat the exam. */
const scores = (caller: Caller, condition: SQL): SQL => sql`
  FROM train_item i JOIN train_member tm ON tm.train_id = i.train_id ${trainMemberJoins(caller)}
  JOIN sitting s ON s.exam_id = i.target_id AND s.member_id = tm.member_id AND s.counts
    AND s.state = 'marked'
  WHERE i.kind = 'exam' AND ${condition}`;

const columns = sql`i.id AS "itemId", tm.member_id AS "userId", a.member_name AS name,
  d.name AS "departmentName", s.score / 100.0::float8 AS score, coalesce(s.passed, false) AS passed,
  ${iso('s.submitted_at')} AS "submittedAt",
  (SELECT count(*)::int FROM sitting o WHERE o.exam_id = s.exam_id AND o.member_id = s.member_id)
    AS attempts`;

type Row = TrainExamScore & Record<string, unknown>;

async function page(
  tx: Tx,
  caller: Caller,
  condition: SQL,
  order: SQL,
  { pageNum, pageSize }: PageQuery,
): Promise<Page<TrainExamScore>> {
  const from = scores(caller, condition);
  const { rows } = await tx.execute<Row>(sql`
    SELECT ${columns} ${from} ORDER BY ${order} LIMIT ${pageSize} OFFSET ${(pageNum - 1) * pageSize}`);
  return { list: rows, total: await countRows(tx, from), pageNum, pageSize };
}

/** The scores of the training's members in one of its exams, best first. */
export async function findScores(
  tx: Tx,
  caller: Caller,
  query: PageQuery & { readonly itemId: string; readonly keyword?: string | undefined },
): Promise<Page<TrainExamScore>> {
  await examItem(tx, caller, query.itemId);
  const condition = joinConditions([
    sql`i.id = ${query.itemId}::uuid`,
    matchesKeyword(query.keyword),
  ]);
  return page(tx, caller, condition, sql`s.score DESC, s.submitted_at, s.id`, query);
}

export async function scoreOf(
  tx: Tx,
  caller: Caller,
  { itemId, userId }: { readonly itemId: string; readonly userId: string },
): Promise<TrainExamScore | null> {
  await examItem(tx, caller, itemId);
  const condition = sql`i.id = ${itemId}::uuid AND tm.member_id = ${userId}::uuid`;
  const { rows } = await tx.execute<Row>(
    sql`SELECT ${columns} ${scores(caller, condition)} LIMIT 1`,
  );
  return rows[0] ?? null;
}

/** The scores of a member in the exams of a training, in their order. */
export async function scoresOfUser(
  tx: Tx,
  caller: Caller,
  query: PageQuery & { readonly trainId: string; readonly userId: string },
): Promise<Page<TrainExamScore>> {
  await trainRow(tx, caller, query.trainId);
  const condition = sql`i.train_id = ${query.trainId}::uuid AND tm.member_id = ${query.userId}::uuid`;
  return page(tx, caller, condition, sql`i.sort, s.id`, query);
}
