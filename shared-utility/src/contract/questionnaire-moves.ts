import type { Moves } from './moves';
import type { QuestionnaireStatus } from './resources/questionnaire-entities';

/** Transitions of a questionnaire; `edit` changes the questions, which is only possible before publication. */
export type QuestionnaireMove = 'edit' | 'publish' | 'close' | 'reopen' | 'delete' | 'copy';

/** The transitions of a questionnaire, checked by the server and used to show buttons. */
export const questionnaireMoves: Moves<QuestionnaireMove, QuestionnaireStatus> = {
  edit: { from: ['draft'], to: null },
  publish: { from: ['draft'], to: 'published' },
  close: { from: ['published'], to: 'closed' },
  reopen: { from: ['closed'], to: 'published' },
  delete: { from: ['draft', 'closed'], to: null },
  copy: { from: ['draft', 'published', 'closed'], to: null },
};

/** A questionnaire with answers is never deleted. */
export const mayMoveQuestionnaire = (
  move: QuestionnaireMove,
  { status, answers }: { readonly status: QuestionnaireStatus; readonly answers: number },
): boolean =>
  questionnaireMoves[move].from.includes(status) && (move !== 'delete' || answers === 0);
