import { errorCodes, mayMoveTrain, type TrainMove } from '@edu/shared-utility/contract';
import { BusinessError } from '../../http/business-error';
import type { TrainRow } from './train-row';

/** Refuses a move that the training's state does not allow. */
export function requireMove(move: TrainMove, { state: status }: Pick<TrainRow, 'state'>): void {
  if (mayMoveTrain(move, { status })) return;
  throw new BusinessError(errorCodes.conflict, { phrase: 'train.state' });
}
