import type {
  Page,
  PageQuery,
  QuestionnaireFilter,
  QuestionnaireSummary,
} from '@edu/shared-utility/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { actorOf, type Caller } from '../../http/caller';
import { branchAndBelow } from '../branch-and-below';
import { countRows } from '../count-rows';
import { iso } from '../courses/find-courses';
import { containing, joinConditions } from '../search';

type Conditions = {
  readonly [K in keyof QuestionnaireFilter]?: QuestionnaireFilter[K] | undefined;
};

const orders = {
  createdAt: sql`q.created_at`,
  updatedAt: sql`q.updated_at`,
  answers: sql`q.answer_count`,
} as const;

type Row = QuestionnaireSummary & Record<string, unknown>;

/** How many questions a questionnaire `q` has. */
export const questionCount = sql`(SELECT coalesce(sum(jsonb_array_length(s -> 'questions')), 0)
  FROM jsonb_array_elements(q.content -> 'sections') s)::int`;

const columns = sql`q.id, q.title, q.state AS status, q.anonymous, q.repeats,
  ${iso('q.opens_at')} AS "opensAt", ${iso('q.closes_at')} AS "closesAt", q.answer_limit AS "limit",
  q.answer_count AS answers, ${questionCount} AS questions, q.link_key IS NOT NULL AS "hasLink",
  (SELECT count(*) FROM questionnaire_train x WHERE x.questionnaire_id = q.id)::int AS trains,
  b.name AS "branchName", who.name AS "createdByName", ${iso('q.published_at')} AS "publishedAt",
  ${iso('q.created_at')} AS "createdAt", ${iso('q.updated_at')} AS "updatedAt", q.version`;

const joins = sql`LEFT JOIN branch b ON b.id = q.branch_id
  LEFT JOIN member who ON who.account_id = q.created_by AND who.tenant_id = q.tenant_id`;

function orderOf(sort: string): SQL {
  const field = orders[sort.replace(/^-/, '') as keyof typeof orders];
  return sql`${field} ${sql.raw(sort.startsWith('-') ? 'DESC' : 'ASC')}, q.id`;
}

/** One page of the organisation's questionnaires in the transaction's branches, newest first. */
export async function findQuestionnaires(
  tx: Tx,
  caller: Caller,
  { pageNum, pageSize, sort = '-createdAt', ...filter }: PageQuery & Conditions,
): Promise<Page<QuestionnaireSummary>> {
  const { keyword, status, branchId } = filter;
  const where = joinConditions([
    sql`q.organ_id = ${actorOf(caller).organId}::uuid`,
    keyword?.trim() && containing(sql`q.title`, keyword),
    status && sql`q.state = ${status}`,
    branchId && sql`q.branch_id IN (${branchAndBelow(branchId)})`,
  ]);
  const { rows } = await tx.execute<Row>(sql`SELECT ${columns} FROM questionnaire q ${joins}
    WHERE ${where} ORDER BY ${orderOf(sort)} LIMIT ${pageSize} OFFSET ${(pageNum - 1) * pageSize}`);
  const total = await countRows(tx, sql`FROM questionnaire q WHERE ${where}`);
  return { list: rows, total, pageNum, pageSize };
}

export async function summaryOf(tx: Tx, id: string): Promise<QuestionnaireSummary | undefined> {
  const { rows } = await tx.execute<Row>(sql`SELECT ${columns} FROM questionnaire q ${joins}
    WHERE q.id = ${id}::uuid`);
  return rows[0];
}
