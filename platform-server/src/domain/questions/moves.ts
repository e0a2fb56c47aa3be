import { errorCodes, mayMoveQuestion, type QuestionMove } from '@edu/shared-utility/contract';
import { countDistinct, eq } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { paperQuestion } from '../../db/schema';
import { BusinessError } from '../../http/business-error';
import type { QuestionRow } from './read-question';

/** Papers that hold a question. */
export async function usesOf(tx: Tx, id: string): Promise<number> {
  const [found] = await tx
    .select({ papers: countDistinct(paperQuestion.paperId) })
    .from(paperQuestion)
    .where(eq(paperQuestion.questionId, id));
  return found?.papers ?? 0;
}

/** Refuses a way that the question's state, or what holds it, does not open. */
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
