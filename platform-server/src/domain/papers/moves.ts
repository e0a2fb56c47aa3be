import {
  errorCodes,
  mayMovePaper,
  type PaperMove,
  type PaperStatus,
} from '@edu/shared-utility/contract';
import { BusinessError } from '../../http/business-error';

/** The columns that the ways of a paper look at. */
interface PaperState {
  readonly status: number;
}

const statusOf = ({ status }: PaperState): PaperStatus =>
  status === 1 || status === 2 ? status : 0;

/** Refuses a way that the paper's state, or an exam with it, does not open. */
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
