import type { Locale, QuestionContent } from '@edu/shared-utility/contract';
import { phrase } from '../../../phrases';
import { cellOf } from './cell-text';
import { letters, type QuestionColumn, typePhrases } from './columns';

export interface ExportedQuestion {
  readonly content: QuestionContent;
  readonly difficulty: number;
  readonly points: readonly string[];
  readonly category: string;
}

type CellTexts = Partial<Record<QuestionColumn, string>>;

function cellTextsOf(content: QuestionContent, locale: Locale): CellTexts {
  const yesOrNo = (value: boolean) => phrase(locale, value ? 'sheet.yes' : 'sheet.no');
  const options = 'options' in content ? content.options : [];
  const optionCells = Object.fromEntries(
    // Option letters may have gaps or exceed the columns; in a workbook the options are written consecutively.
    letters.map((letter, index) => [letter, cellOf(options[index]?.text ?? null)]),
  );
  const letterOf = (key: string): string =>
    letters[options.findIndex((option) => option.key === key)] ?? '';
  switch (content.type) {
    case 'single':
      return { ...optionCells, answer: letterOf(content.answer) };
    case 'multiple':
      return {
        ...optionCells,
        answer: content.answer.map(letterOf).sort().join(''),
        partial: yesOrNo(content.credit === 'partial'),
      };
    case 'judge':
      return { answer: phrase(locale, content.answer ? 'sheet.right' : 'sheet.wrong') };
    case 'blank':
      return {
        answer: content.answer.map((variants) => variants.join(' | ')).join('\n'),
        matchCase: yesOrNo(content.matchCase),
        anyOrder: yesOrNo(content.anyOrder),
      };
    case 'essay':
      return {
        answer: cellOf(content.answer),
        rubric: content.rubric.map(({ text, share }) => `${text} = ${share}`).join('\n'),
        maxLength: String(content.maxLength),
      };
    case 'compound':
      return {};
  }
}

/** The row of a question in the format of the template. */
export const cellsOf = (
  { content, difficulty, points, category }: ExportedQuestion,
  locale: Locale,
): CellTexts => ({
  ...cellTextsOf(content, locale),
  type: phrase(locale, typePhrases[content.type]),
  stem: cellOf(content.stem),
  explanation: cellOf(content.explanation),
  difficulty: String(difficulty),
  category,
  points: points.join('；'),
});
