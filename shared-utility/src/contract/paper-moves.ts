import type { Moves } from './moves';
import type { PaperStatus } from './resources/paper-entities';

/** Transitions of a paper; `edit` changes its content but not the state. */
export type PaperMove = 'edit' | 'enable' | 'disable' | 'delete' | 'copy';

const draft = 0;
const enabled = 1;
const disabled = 2;

/** The transitions of a paper, checked by the server and used to show buttons. */
export const paperMoves: Moves<PaperMove, PaperStatus> = {
  edit: { from: [draft, disabled], to: null },
  enable: { from: [draft, disabled], to: enabled },
  disable: { from: [enabled], to: disabled },
  delete: { from: [draft, disabled], to: null },
  copy: { from: [draft, enabled, disabled], to: null },
};

/** Whether the transition is allowed; a paper that an exam uses cannot be deleted. */
export const mayMovePaper = (
  move: PaperMove,
  paper: { readonly status: PaperStatus; readonly examCount: number },
): boolean =>
  paperMoves[move].from.includes(paper.status) && (move !== 'delete' || paper.examCount === 0);
