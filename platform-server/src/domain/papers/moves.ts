import {
  errorCodes,
  mayMovePaper,
  type PaperMove,
  type PaperStatus,
} from '@edu/shared-utility/contract';
import { BusinessError } from '../../http/business-error';

/** The columns that decide which changes of state are allowed. */
interface PaperState {
  readonly status: number;
}

const statusOf = ({ status }: PaperState): PaperStatus =>
  status === 1 || status === 2 ? status : 0;

/** Throws when the state of the paper, or an exam that uses it, does not allow the move. */
export function requireMove(move: PaperMove, row: PaperState, examCount = 0): void {
  const status = statusOf(row);
  if (mayMovePaper(move, { status, examCount })) return;
  if (mayMovePaper(move, { status, examCount: 0 })) {
    throw new BusinessError(errorCodes.conflict, {
      phrase: 'paper.inUse',
      values: { exams: examCount },
      data: { exams: examCount },
    });
  }
  throw new BusinessError(errorCodes.conflict, { phrase: 'paper.state' });
}
