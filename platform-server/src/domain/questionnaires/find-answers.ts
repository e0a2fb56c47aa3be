import type { FormText, Page, PageQuery, SingleAnswer } from '@edu/shared-utility/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { countRows } from '../count-rows';
import { iso } from '../courses/find-courses';
import type { QuestionnaireRow } from './read-questionnaire';
import { answersIn, type Span } from './results';

const pageSql = ({ pageNum, pageSize }: PageQuery): SQL =>
  sql`ORDER BY a.created_at DESC, a.id LIMIT ${pageSize} OFFSET ${(pageNum - 1) * pageSize}`;

/** The texts entered for one question, last first. */
export async function textsOf(
  tx: Tx,
  { id }: QuestionnaireRow,
  { questionId, from, to, ...page }: PageQuery & Span & { readonly questionId: string },
): Promise<Page<FormText>> {
  const where = sql`${answersIn(id, { from, to })} AND a.values ? ${questionId}`;
  const { rows } = await tx.execute<FormText & Record<string, unknown>>(sql`
    SELECT a.values ->> ${questionId} AS text, ${iso('a.created_at')} AS "answeredAt",
      a.person_name AS "personName"
    FROM questionnaire_answer a WHERE ${where} ${pageSql(page)}`);
  return {
    list: rows,
    total: await countRows(tx, sql`FROM questionnaire_answer a WHERE ${where}`),
    ...page,
  };
}

/** Single answers, last first. */
export async function answersOf(
  tx: Tx,
  { id }: Pick<QuestionnaireRow, 'id'>,
  { from, to, ...page }: PageQuery & Span,
): Promise<Page<SingleAnswer>> {
  const where = answersIn(id, { from, to });
  const { rows } = await tx.execute<SingleAnswer & Record<string, unknown>>(sql`
    SELECT a.id, ${iso('a.created_at')} AS "answeredAt", a.seconds, a.person_name AS "personName", a.values
    FROM questionnaire_answer a WHERE ${where} ${pageSql(page)}`);
  return {
    list: rows,
    total: await countRows(tx, sql`FROM questionnaire_answer a WHERE ${where}`),
    ...page,
  };
}
