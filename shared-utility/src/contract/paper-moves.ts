import type { Moves } from './moves';
import type { PaperStatus } from './resources/paper';

/** What may become of a paper; `edit` changes what it holds, and no state. */
export type PaperMove = 'edit' | 'enable' | 'disable' | 'delete' | 'copy';

const draft = 0;
const enabled = 1;
const disabled = 2;

/** The transitions of a paper, for the server that holds them and for the buttons that offer them. */
export const paperMoves: Moves<PaperMove, PaperStatus> = {
  edit: { from: [draft, disabled], to: null },
  enable: { from: [draft, disabled], to: enabled },
  disable: { from: [enabled], to: disabled },
  delete: { from: [draft, disabled], to: null },
  copy: { from: [draft, enabled, disabled], to: null },
};

/** Whether a paper may go that way; one that an exam uses is not deleted. */
export const mayMovePaper = (
  move: PaperMove,
  paper: { readonly status: PaperStatus; readonly examCount: number },
): boolean =>
  paperMoves[move].from.includes(paper.status) && (move !== 'delete' || paper.examCount === 0);
