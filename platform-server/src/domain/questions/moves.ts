import { errorCodes, mayMoveQuestion, type QuestionMove } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { BusinessError } from '../../http/business-error';
import { countRows } from '../count-rows';
import type { QuestionRow } from './read-question';

/** Number of papers and exams that use a question; a published exam has copied its questions. */
export const usesOf = (tx: Tx, id: string): Promise<number> =>
  countRows(
    tx,
    sql`FROM (SELECT paper_id FROM paper_question WHERE question_id = ${id}::uuid
      UNION SELECT exam_id FROM exam_question WHERE question_id = ${id}::uuid) held`,
  );

/** Throws when the state of the question, or a paper that uses it, does not allow the move. */
export function requireMove(
  move: QuestionMove,
  { state: status, hasChanges }: Pick<QuestionRow, 'state' | 'hasChanges'>,
  uses: number,
): void {
  if (mayMoveQuestion(move, { status, hasChanges, uses })) return;
  if (mayMoveQuestion(move, { status, hasChanges, uses: 0 })) {
    throw new BusinessError(errorCodes.conflict, {
      phrase: 'question.inUse',
      values: { uses },
      data: { uses },
    });
  }
  const isReleased = move === 'release' && status === 'released';
  const phrase = isReleased ? 'question.nothingNew' : 'question.state';
  throw new BusinessError(errorCodes.conflict, { phrase });
}
