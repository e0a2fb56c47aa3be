import type { QuestionContent } from '@edu/shared-utility/contract';
import { z } from 'zod';
import { contentWithFaults } from '../content-faults';
import { difficulty, points } from '../question-fields';
import { bodyOf } from './answer-cells';
import { richTextIn } from './cell-text';
import { listOf, type Refuse } from './cell-values';
import { type Cells, letters, type QuestionColumn, questionColumns, typeOf } from './columns';

/** A question read from a row. */
export interface SheetQuestion {
  readonly content: QuestionContent;
  readonly difficulty: 1 | 2 | 3 | 4 | 5;
  readonly points: string[];
  /** The category's name or path; empty for none. */
  readonly category: string;
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
