import { type ExamMove, errorCodes, mayMoveExam } from '@edu/shared-utility/contract';
import { BusinessError } from '../../http/business-error';
import type { ExamRow } from './read-exam';

/** Refuses a move that the exam's state does not allow. */
export function requireMove(move: ExamMove, { state: status }: Pick<ExamRow, 'state'>): void {
  if (mayMoveExam(move, { status })) return;
  throw new BusinessError(errorCodes.conflict, { phrase: 'exam.state' });
}
