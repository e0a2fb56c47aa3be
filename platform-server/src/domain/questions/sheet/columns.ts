import type { QuestionType } from '@edu/shared-utility/contract';
import { locales, type PhraseKey, phrase } from '../../../phrases';

/** Letters of the options that have columns; a question may have more in the editor. */
export const letters = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J'] as const;

/** The columns of the workbook of questions, from left to right. */
export const questionColumns = [
  ['type', 'sheet.questionType'],
  ['stem', 'sheet.stem'],
  ...letters.map((letter) => [letter, `sheet.option${letter}`] as const),
  ['answer', 'sheet.answer'],
  ['explanation', 'sheet.explanation'],
  ['difficulty', 'sheet.difficulty'],
  ['category', 'sheet.category'],
  ['points', 'sheet.points'],
  ['partial', 'sheet.partial'],
  ['matchCase', 'sheet.matchCase'],
  ['anyOrder', 'sheet.anyOrder'],
  ['maxLength', 'sheet.maxLength'],
  ['rubric', 'sheet.rubric'],
] as const satisfies readonly (readonly [string, PhraseKey])[];

export type QuestionColumn = (typeof questionColumns)[number][0];
/** The cells of a row by column. */
export type Cells = Readonly<Record<QuestionColumn, string>>;

export const typePhrases: Readonly<Record<QuestionType, PhraseKey>> = {
  single: 'question.single',
  multiple: 'question.multiple',
  judge: 'question.judge',
  blank: 'question.blank',
  essay: 'question.essay',
  compound: 'question.compound',
};

const cellKey = (text: string): string => text.trim().toLowerCase();

/** Maps the words of every language, and other common words, to their meaning. */
function meanings<T>(meaningRows: readonly (readonly [T, PhraseKey, readonly string[]])[]) {
  return new Map(
    meaningRows.flatMap(([value, key, others]) =>
      [...locales.map((locale) => phrase(locale, key)), ...others].map(
        (word) => [cellKey(word), value] as const,
      ),
    ),
  );
}

const types = meanings(
  Object.entries(typePhrases).map(([type, key]) => [type as QuestionType, key, [type]] as const),
);
const answers = meanings<boolean>([
  [true, 'sheet.right', ['对', '是', '√', '✓', 't', 'true', 'yes', '1']],
  [false, 'sheet.wrong', ['错', '否', '×', '✗', 'x', 'f', 'false', 'no', '0']],
]);
const choices = meanings<boolean>([
  [true, 'sheet.yes', ['是', '√', '✓', 'true', 'y', '1']],
  [false, 'sheet.no', ['否', '×', 'false', 'n', '0', '']],
]);

export const typeOf = (text: string): QuestionType | undefined => types.get(cellKey(text));
/** The answer to a judge question; undefined if the text is not understood. */
export const judgeAnswerOf = (text: string): boolean | undefined => answers.get(cellKey(text));
/** The value of a yes-or-no column; an empty cell means no, undefined if the text is not understood. */
export const yesOrNoOf = (text: string): boolean | undefined => choices.get(cellKey(text));
