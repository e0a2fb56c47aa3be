import { type ExamMove, errorCodes, mayMoveExam } from '@edu/shared-utility/contract';
import { BusinessError } from '../../http/business-error';
import type { ExamRow } from './read-exam';

/** Refuses a way that the exam's state does not open. */
export function requireMove(move: ExamMove, { state: status }: Pick<ExamRow, 'state'>): void {
  if (mayMoveExam(move, { status })) return;
  throw new BusinessError(errorCodes.conflict, { phrase: 'exam.state' });
}
