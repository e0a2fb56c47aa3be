import type {
  Difficulty,
  Page,
  PageQuery,
  QuestionCount,
  QuestionSummary,
  QuestionType,
} from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { actorOf, type Caller } from '../../http/caller';
import { matching, pageOfQuestions } from '../questions/find-questions';
import { paperRow } from './read-paper';

interface BankQuery extends PageQuery {
  readonly id: string;
  readonly type?: QuestionType | undefined;
  readonly title?: string | undefined;
  readonly categoryId?: string | undefined;
  readonly difficulty?: Difficulty | undefined;
}

/** One page of released questions that are not on a paper, in the caller's branches. */
export async function questionsNotOnPaper(
  tx: Tx,
  caller: Caller,
  { id, title, pageNum, pageSize, ...filter }: BankQuery,
): Promise<Page<QuestionSummary>> {
  await paperRow(tx, caller, id);
  const filters = { ...filter, keyword: title, status: 'released' as const };
  const where = sql`${matching(actorOf(caller).organId, filters)} AND NOT EXISTS (
    SELECT FROM paper_question held WHERE held.paper_id = ${id}::uuid AND held.question_id = q.id)`;
  return pageOfQuestions(tx, where, { pageNum, pageSize });
}

/** The number of released questions directly in each category, without categories below. */
export async function questionCounts(
  tx: Tx,
  caller: Caller,
  categoryIds: readonly string[],
): Promise<QuestionCount[]> {
  if (categoryIds.length === 0) return [];
  const { rows } = await tx.execute<QuestionCount & Record<string, unknown>>(sql`
    SELECT category_id AS "categoryId", type, difficulty, count(*)::int AS count FROM question
    WHERE organ_id = ${actorOf(caller).organId}::uuid AND state = 'released'
      AND category_id = ANY (${`{${categoryIds.join(',')}}`}::uuid[])
    GROUP BY category_id, type, difficulty ORDER BY category_id, type, difficulty`);
  return rows;
}
