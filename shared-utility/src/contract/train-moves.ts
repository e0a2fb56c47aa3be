import type { Moves } from './moves';
import type { TrainStatus } from './resources/train-entities';
/** What may become of a training; `edit` changes its settings, and no state. */
export type TrainMove = 'edit' | 'publish' | 'unPublish' | 'delete' | 'copy';

const every: readonly TrainStatus[] = ['draft', 'published', 'unpublished'];

/** The transitions of a training, for the server that holds them and for the buttons that offer them. */
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
