import type { Moves } from './moves';
import type { ExamStatus } from './resources/exam-entities';

/** Transitions of an exam; `edit` changes its settings, of which only few are open once it is published. */
export type ExamMove = 'edit' | 'publish' | 'archive' | 'continueArchive' | 'delete' | 'copy';

/** The transitions of an exam, checked by the server and used to show buttons. */
export const examMoves: Moves<ExamMove, ExamStatus> = {
  edit: { from: ['draft', 'published'], to: null },
  publish: { from: ['draft'], to: 'published' },
  archive: { from: ['published'], to: 'archived' },
  continueArchive: { from: ['archived'], to: 'published' },
  delete: { from: ['draft'], to: null },
  copy: { from: ['draft', 'published', 'archived'], to: null },
};

export const mayMoveExam = (move: ExamMove, { status }: { readonly status: ExamStatus }): boolean =>
  examMoves[move].from.includes(status);

/** Fields that may change after publication: none that alters a sitting or takes time or people away. */
export const changeableWhenPublished = [
  'title',
  'description',
  'endsAt',
  'audience',
  'markerIds',
] as const;
