import type { Page, PageQuery, RankedScore, ScoreRow } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import type { TenantTx } from '../../db/database';
import { actorOf, type Caller } from '../../http/caller';
import { countRows } from '../count-rows';
import { iso } from '../courses/find-courses';
import { departmentsBelow } from '../departments-below';
import { containing, joinConditions } from '../search';
import { countedOf } from './paper-analysis';
import { examRow } from './read-exam';

/** Columns for sittings `s` and the actors `a` of their people, in the caller's branches. */
const row = sql`s.member_id AS "userId", a.member_name AS name, d.name AS "departmentName",
  s.score / 100.0::float AS score, coalesce(s.passed, false) AS passed,
  ${iso('s.submitted_at')} AS "submittedAt"`;

const departmentJoin = sql`JOIN actor a ON a.member_id = s.member_id AND a.organ_id = s.organ_id
    AND a.kind = 'student'
  LEFT JOIN department d ON d.id = a.department_id`;

interface RankingQuery extends PageQuery {
  readonly examId: string;
  readonly departmentId?: string | undefined;
  readonly keyword?: string | undefined;
}

/** The rank counts all people, including those whom the caller does not see. */
export async function scoreRanking(
  tx: TenantTx,
  caller: Caller,
  { examId, departmentId, keyword, pageNum, pageSize }: RankingQuery,
): Promise<Page<RankedScore>> {
  await examRow(tx, caller, examId);
  const from = sql`FROM (SELECT *, rank() OVER (ORDER BY score DESC)::int AS rank
      FROM (${countedOf(examId)}) counted) s ${departmentJoin}
    WHERE ${joinConditions([
      sql`true`,
      departmentId && sql`a.department_id IN (${departmentsBelow([departmentId])})`,
      keyword?.trim() && containing(sql`a.member_name`, keyword),
    ])}`;
  const { rows } = await tx.execute<RankedScore & Record<string, unknown>>(sql`
    SELECT ${row}, s.rank, s.attempt,
      round(extract(epoch FROM s.submitted_at - s.started_at) / 60, 1)::float8 AS minutes
    ${from} ORDER BY s.rank, s.submitted_at, s.id
    LIMIT ${pageSize} OFFSET ${(pageNum - 1) * pageSize}`);
  return { list: rows, total: await countRows(tx, from), pageNum, pageSize };
}

export async function scoreByUser(
  tx: TenantTx,
  caller: Caller,
  { examId, userId }: { readonly examId: string; readonly userId: string },
): Promise<ScoreRow | null> {
  await examRow(tx, caller, examId);
  const { rows } = await tx.execute<ScoreRow & Record<string, unknown>>(sql`
    SELECT ${row} FROM (${countedOf(examId)}) s ${departmentJoin} WHERE s.member_id = ${userId}::uuid`);
  return rows[0] ?? null;
}

/** A person's scores in the exams that the caller sees, last first. */
export async function scoresOfUser(
  tx: TenantTx,
  caller: Caller,
  { userId, pageNum, pageSize }: PageQuery & { readonly userId: string },
): Promise<Page<ScoreRow & { examId: string; examTitle: string }>> {
  const from = sql`FROM sitting s JOIN exam e ON e.id = s.exam_id ${departmentJoin}
    WHERE s.member_id = ${userId}::uuid AND s.counts AND s.state = 'marked'
      AND e.organ_id = ${actorOf(caller).organId}::uuid`;
  const { rows } = await tx.execute<
    ScoreRow & { examId: string; examTitle: string } & Record<string, unknown>
  >(sql`
    SELECT ${row}, e.id AS "examId", e.title AS "examTitle" ${from}
    ORDER BY s.submitted_at DESC, s.id LIMIT ${pageSize} OFFSET ${(pageNum - 1) * pageSize}`);
  return { list: rows, total: await countRows(tx, from), pageNum, pageSize };
}
