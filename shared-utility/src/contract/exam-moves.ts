import type { Moves } from './moves';
import type { ExamStatus } from './resources/exam';

/** What may become of an exam; `edit` changes its settings, of a published one only few of them. */
export type ExamMove = 'edit' | 'publish' | 'archive' | 'continueArchive' | 'delete' | 'copy';

/** The transitions of an exam, for the server that holds them and for the buttons that offer them. */
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

/** What still changes of a published exam: nothing that makes a sitting another one, and nothing that takes time or people away. */
export const changeableWhenPublished = [
  'title',
  'description',
  'endsAt',
  'audience',
  'markerIds',
] as const;
