import type { PhraseKey } from '../../../phrases';
import { richTextIn } from './cell-text';
import { type Cells, letters, type QuestionColumn, yesOrNoOf } from './columns';

export type Refuse = (column: QuestionColumn, phrase: PhraseKey) => void;

export const listOf = (text: string, separator: RegExp): string[] =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean);

export const optionsOf = (cells: Cells) =>
  letters.flatMap((key) => (cells[key].trim() ? [{ key, text: richTextIn(cells[key]) }] : []));

export const rubricOf = (text: string, refuse: Refuse) =>
  listOf(text, /[\n；;]/).map((line) => {
    const [, name = '', share = ''] = /^(.+?)\s*[=＝]\s*(\d{1,4})$/.exec(line) ?? [];
    if (!name) refuse('rubric', 'question.rubricLine');
    return { id: crypto.randomUUID(), text: name, share: Number(share) };
  });

export function readYesOrNo(
  cells: Cells,
  column: 'partial' | 'matchCase' | 'anyOrder',
  refuse: Refuse,
): boolean {
  const value = yesOrNoOf(cells[column]);
  if (value === undefined) refuse(column, 'question.yesOrNo');
  return value ?? false;
}

/** The letters of an answer, including full-width ones from a Chinese keyboard. */
export function lettersIn(cells: Cells, refuse: Refuse): string[] {
  const chosen = [
    ...cells.answer
      .normalize('NFKC')
      .toUpperCase()
      .replace(/[^A-Z]/g, ''),
  ];
  const hasOption = (letter: string) =>
    letters.some((item) => item === letter && cells[item].trim());
  if (!chosen.every(hasOption)) refuse('answer', 'question.answerWithoutOption');
  return chosen;
}
