import type { Locale } from '@edu/shared-utility/contract';
import { phrase } from '../../../phrases';
import type { SheetNotes } from '../../sheets/sheet-engine';
import { letters, type QuestionColumn, questionColumns, typePhrases } from './columns';
import type { NoteWords } from './note-words';
import { noteWords } from './template-words';

/** Question types that a row can represent, each with an example. */
const kinds = ['single', 'multiple', 'judge', 'blank', 'essay'] as const;
type Kind = (typeof kinds)[number];
export type Example = Partial<Record<QuestionColumn, string>>;

const optionsOf = ({ options }: NoteWords): Example =>
  Object.fromEntries(options.map((text, index) => [letters[index], text]));

/** A question of each kind as the workbook has it. */
export function exampleOf(kind: Kind, locale: Locale): Example {
  const words = noteWords[locale];
  const [yes, no] = [phrase(locale, 'sheet.yes'), phrase(locale, 'sheet.no')];
  const all = {
    type: phrase(locale, typePhrases[kind]),
    stem: words.stems[kind],
    difficulty: '3',
    points: words.points,
  };
  switch (kind) {
    case 'single':
      return { ...all, ...optionsOf(words), answer: 'B', explanation: words.explanation };
    case 'multiple':
      return { ...all, ...optionsOf(words), answer: 'AC', partial: yes };
    case 'judge':
      return { ...all, answer: phrase(locale, 'sheet.right') };
    case 'blank':
      return { ...all, answer: words.blanks, matchCase: no, anyOrder: no };
    case 'essay':
      return { ...all, answer: words.essay, maxLength: '300', rubric: words.rubric };
  }
}

/** The instructions for each column with an example of each type, on a second sheet. */
export function questionNotes(locale: Locale): SheetNotes {
  const { title, instructions, column, instructionHeading } = noteWords[locale];
  const examples = kinds.map((kind) => exampleOf(kind, locale));
  const isFurther = (key: QuestionColumn) => letters.indexOf(key as (typeof letters)[number]) > 2;
  return {
    name: title,
    rows: [
      [column, instructionHeading, ...kinds.map((kind) => phrase(locale, typePhrases[kind]))],
      ...questionColumns
        .filter(([key]) => !isFurther(key))
        .map(([key, heading]) => [
          phrase(locale, heading),
          instructions[key as keyof typeof instructions] ?? instructions.option,
          ...examples.map((example) => example[key] ?? ''),
        ]),
    ],
  };
}
