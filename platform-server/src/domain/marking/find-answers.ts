import {
  errorCodes,
  type MarkingAnswer,
  type Page,
  type PageQuery,
} from '@edu/shared-utility/contract';
import { type SQL, sql } from 'drizzle-orm';
import { asSystem, type TenantTx, type Tx } from '../../db/database';
import { BusinessError } from '../../http/business-error';
import type { Caller } from '../../http/caller';
import { countRows } from '../count-rows';
import type { FileAddressOf } from '../file-addresses';
import { joinConditions } from '../search';
import { columns, joins, type Row, withFiles } from './answer-rows';
import { isWaitingSql, markedBy, ownMark } from './rights';

/** One essay for the caller to mark. As the system. */
export async function answerById(
  tx: Tx,
  caller: Caller,
  marks: SQL,
  id: string,
  fileAddressOf: FileAddressOf,
): Promise<MarkingAnswer | undefined> {
  const { rows } = await tx.execute<Row>(sql`
    SELECT ${columns} FROM essay_answer x ${joins} ${ownMark(caller)}
    WHERE ${marks} AND x.id = ${id}::uuid`);
  return (await withFiles(tx, rows, fileAddressOf))[0];
}

interface AnswerQuery extends PageQuery {
  readonly examId: string;
  readonly questionId?: string | undefined;
  readonly done?: boolean | undefined;
}

/** Essays question by question: those that wait for the caller, or those that the caller has marked. */
export async function findAnswers(
  tx: TenantTx,
  caller: Caller,
  { examId, questionId, done = false, pageNum, pageSize }: AnswerQuery,
  fileAddressOf: FileAddressOf,
): Promise<Page<MarkingAnswer>> {
  const marks = await markedBy(tx, caller);
  return asSystem(tx, async (t) => {
    const exams = sql`FROM exam e WHERE e.id = ${examId}::uuid AND ${marks}`;
    if ((await countRows(t, exams)) === 0) throw new BusinessError(errorCodes.notFound);
    const where = joinConditions([
      marks,
      sql`x.exam_id = ${examId}::uuid`,
      questionId && sql`x.question_id = ${questionId}::uuid`,
      done ? sql`m.essay_id IS NOT NULL` : isWaitingSql,
    ]);
    const from = sql`FROM essay_answer x ${joins} ${ownMark(caller)} WHERE ${where}`;
    const { rows } = await t.execute<Row>(sql`
      SELECT ${columns} ${from} ORDER BY x.question_id, x.part_id, x.created_at, x.id
      LIMIT ${pageSize} OFFSET ${(pageNum - 1) * pageSize}`);
    const total = await countRows(t, from);
    return { list: await withFiles(t, rows, fileAddressOf), total, pageNum, pageSize };
  });
}
