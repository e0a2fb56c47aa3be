import type { Moves } from './moves';
import type { QuestionnaireStatus } from './resources/questionnaire';

/** What may become of a questionnaire; `edit` changes what is asked, which answers hold fast. */
export type QuestionnaireMove = 'edit' | 'publish' | 'close' | 'reopen' | 'delete' | 'copy';

/** The transitions of a questionnaire, for the server that holds them and for the buttons that offer them. */
export const questionnaireMoves: Moves<QuestionnaireMove, QuestionnaireStatus> = {
  edit: { from: ['draft'], to: null },
  publish: { from: ['draft'], to: 'published' },
  close: { from: ['published'], to: 'closed' },
  reopen: { from: ['closed'], to: 'published' },
  delete: { from: ['draft', 'closed'], to: null },
  copy: { from: ['draft', 'published', 'closed'], to: null },
};

/** What people have answered is never deleted with its questions. */
export const mayMoveQuestionnaire = (
  move: QuestionnaireMove,
  { status, answers }: { readonly status: QuestionnaireStatus; readonly answers: number },
): boolean =>
  questionnaireMoves[move].from.includes(status) && (move !== 'delete' || answers === 0);
