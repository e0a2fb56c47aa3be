import type { Moves } from './moves';
import type { TrainStatus } from './resources/train-entities';
/** Transitions of a training; `edit` changes its settings but not the state. */
export type TrainMove = 'edit' | 'publish' | 'unPublish' | 'delete' | 'copy';

const every: readonly TrainStatus[] = ['draft', 'published', 'unpublished'];

/** The transitions of a training, checked by the server and used to show buttons. */
export const trainMoves: Moves<TrainMove, TrainStatus> = {
  edit: { from: every, to: null },
  publish: { from: ['draft', 'unpublished'], to: 'published' },
  unPublish: { from: ['published'], to: 'unpublished' },
  delete: { from: ['draft'], to: null },
  copy: { from: every, to: null },
};

export const mayMoveTrain = (
  move: TrainMove,
  { status }: { readonly status: TrainStatus },
): boolean => trainMoves[move].from.includes(status);
