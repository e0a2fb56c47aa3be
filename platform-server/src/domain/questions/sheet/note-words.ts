import type { letters, QuestionColumn } from './columns';

type ColumnWithNote = Exclude<QuestionColumn, (typeof letters)[number]> | 'option';

/** The texts on the second sheet of the template. */
export interface NoteWords {
  readonly title: string;
  /** Headings of the first two columns. */
  readonly column: string;
  readonly instructionHeading: string;
  readonly instructions: Readonly<Record<ColumnWithNote, string>>;
  readonly stems: Readonly<Record<'single' | 'multiple' | 'judge' | 'blank' | 'essay', string>>;
  readonly options: readonly [string, string, string];
  readonly explanation: string;
  readonly points: string;
  readonly blanks: string;
  readonly essay: string;
  readonly rubric: string;
}
