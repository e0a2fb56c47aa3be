import type { Moves } from './moves';
import type { QuestionStatus } from './resources/question-entities';
/** Transitions of a question; `edit` changes the draft but not the state. */
export type QuestionMove = 'edit' | 'release' | 'withdraw' | 'delete' | 'copy';

const every: readonly QuestionStatus[] = ['draft', 'released', 'withdrawn'];

/** The transitions of a question, checked by the server and used to show buttons. */
export const questionMoves: Moves<QuestionMove, QuestionStatus> = {
  edit: { from: every, to: null },
  release: { from: every, to: 'released' },
  withdraw: { from: ['released'], to: 'withdrawn' },
  delete: { from: ['draft', 'withdrawn'], to: null },
  copy: { from: every, to: null },
};

/**
 * Whether the transition is allowed; a released question is released again only with changes, and one that papers
 * use cannot be deleted.
 */
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
