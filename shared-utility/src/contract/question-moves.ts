import type { Moves } from './moves';
import type { QuestionStatus } from './resources/question';

/** What may become of a question; `edit` changes what is edited, and no state. */
export type QuestionMove = 'edit' | 'release' | 'withdraw' | 'delete' | 'copy';

const every: readonly QuestionStatus[] = ['draft', 'released', 'withdrawn'];

/** The transitions of a question, for the server that holds them and for the buttons that offer them. */
export const questionMoves: Moves<QuestionMove, QuestionStatus> = {
  edit: { from: every, to: null },
  release: { from: every, to: 'released' },
  withdraw: { from: ['released'], to: 'withdrawn' },
  delete: { from: ['draft', 'withdrawn'], to: null },
  copy: { from: every, to: null },
};

/** Whether a question may go that way; a released one is released again only with changes, one that papers hold is not deleted. */
export const mayMoveQuestion = (
  move: QuestionMove,
  question: {
    readonly status: QuestionStatus;
    readonly hasChanges: boolean;
    readonly uses: number;
  },
): boolean =>
  questionMoves[move].from.includes(question.status) &&
  (move !== 'release' || question.status !== 'released' || question.hasChanges) &&
  (move !== 'delete' || question.uses === 0);
