import type { QuestionBody, QuestionContent, QuestionType } from '@edu/shared-utility/contract';
import { z } from 'zod';
import { contentWithFaults } from '../content-faults';
import { difficulty, points } from '../question-fields';
import { richTextIn } from './cell-text';
import { lettersIn, listOf, optionsOf, type Refuse, readYesOrNo, rubricOf } from './cell-values';
import {
  type Cells,
  judgeAnswerOf,
  letters,
  type QuestionColumn,
  questionColumns,
  typeOf,
} from './columns';

/** A question read from a row. */
export interface SheetQuestion {
  readonly content: QuestionContent;
  readonly difficulty: 1 | 2 | 3 | 4 | 5;
  readonly points: string[];
  /** The category's name or path; empty for none. */
  readonly category: string;
}

const MAX_CELL_LENGTH = 2000;

/** The body of the question besides its stem; null for a compound question, which a row cannot represent. */
function bodyOf(type: QuestionType, cells: Cells, refuse: Refuse): QuestionBody | null {
  switch (type) {
    case 'single': {
      const answer = lettersIn(cells, refuse);
      if (answer.length > 1) refuse('answer', 'question.oneAnswer');
      return { type, options: optionsOf(cells), answer: answer[0] ?? '' };
    }
    case 'multiple': {
      const answer = lettersIn(cells, refuse);
      const credit = readYesOrNo(cells, 'partial', refuse) ? 'partial' : 'all';
      return { type, options: optionsOf(cells), answer, credit };
    }
    case 'judge': {
      const answer = judgeAnswerOf(cells.answer);
      if (answer === undefined) refuse('answer', 'question.judgement');
      return { type, answer: answer ?? true };
    }
    case 'blank':
      return {
        type,
        answer: cells.answer.split(/[\n；;]/).map((gap) => listOf(gap, /[|｜]/)),
        matchCase: readYesOrNo(cells, 'matchCase', refuse),
        anyOrder: readYesOrNo(cells, 'anyOrder', refuse),
      };
    case 'essay':
      return {
        type,
        answer: richTextIn(cells.answer),
        rubric: rubricOf(cells.rubric, refuse),
        maxLength: cells.maxLength.trim() ? Number(cells.maxLength) : MAX_CELL_LENGTH,
      };
    case 'compound':
      refuse('type', 'question.notInSheet');
      return null;
  }
}

/** The column of a path into the content. */
function columnAt(
  path: readonly PropertyKey[],
  { content }: { readonly content: QuestionContent },
): QuestionColumn {
  const [first, field] = path;
  const names: readonly string[] = questionColumns.map(([key]) => key);
  if (first === 'options') {
    const options = 'options' in content ? content.options : [];
    return letters.find((letter) => letter === options[Number(field)]?.key) ?? 'A';
  }
  return names.includes(String(first)) ? (String(first) as QuestionColumn) : 'stem';
}

const blankCells = z.object(
  Object.fromEntries(questionColumns.map(([key]) => [key, z.string().default('')])),
) as unknown as z.ZodType<Cells>;

/** Parses a row's cells, with a fault for each wrong cell. */
export const questionRow: z.ZodType<SheetQuestion> = blankCells.transform((cells, context) => {
  let isRefused = false;
  const refuse: Refuse = (column, message) => {
    isRefused = true;
    context.addIssue({ code: 'custom', path: [column], message });
  };
  const level = difficulty.safeParse(Number(cells.difficulty.trim() || '3'));
  if (!level.success) refuse('difficulty', 'question.difficulty');
  const parsedPoints = points.safeParse(listOf(cells.points, /[,，;；、\n]/));
  if (!parsedPoints.success) refuse('points', 'question.points');
  const type = typeOf(cells.type);
  if (!type) refuse('type', 'question.type');
  const body = type ? bodyOf(type, cells, refuse) : null;
  if (!body) return z.NEVER;
  const stem = richTextIn(cells.stem, { gaps: type === 'blank' });
  const explanation = cells.explanation.trim() ? richTextIn(cells.explanation) : null;
  const content: QuestionContent = { ...body, stem, explanation };
  const checkedContent = isRefused ? null : contentWithFaults(content);
  if (checkedContent && 'faults' in checkedContent) {
    const cellsByColumn = new Map(
      checkedContent.faults.map(({ path, phrase }) => [columnAt(path, { content }), phrase]),
    );
    for (const [column, phrase] of cellsByColumn) refuse(column, phrase);
  }
  if (isRefused || !level.success || !parsedPoints.success) return z.NEVER;
  return {
    content,
    difficulty: level.data,
    points: parsedPoints.data,
    category: cells.category.trim(),
  };
});
