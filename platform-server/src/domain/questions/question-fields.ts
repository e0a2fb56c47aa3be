import type { QuestionFilter } from '@edu/shared-utility/contract';
import { z } from 'zod';
import * as fields from '../../http/fields';
import { key, questionContent } from './question-content-fields';

const [MAX_POINTS, MAX_POINT_LENGTH] = [10, 40];
/** Maximum of questions that one call may change. */
const MAX_QUESTIONS = 200;

/** Largest request body in bytes, for a question with the most text allowed. */
export const QUESTION_BODY_LIMIT = 1024 * 1024;

export const types = ['single', 'multiple', 'judge', 'blank', 'essay', 'compound'] as const;
export const statuses = ['draft', 'released', 'withdrawn'] as const;
const orders = ['createdAt', 'updatedAt', 'difficulty', 'uses'] as const;
const sorts = orders.flatMap((field) => [field, `-${field}`] as const);

export const difficulty = z.literal([1, 2, 3, 4, 5], key('question.difficulty'));
const point = fields.requiredText(MAX_POINT_LENGTH);

/** Knowledge points, each once. */
export const points = z
  .array(point, key('question.points'))
  .max(MAX_POINTS, key('question.points'))
  .transform((list) => [...new Set(list)]);

/** Conditions of the list of questions, shared by all calls that filter it. */
export const questionFilter = {
  keyword: fields.text(64).optional(),
  type: z.enum(types).optional(),
  difficulty: difficulty.optional(),
  categoryId: fields.identifier.optional(),
  status: z.enum(statuses).optional(),
  point: fields.text(MAX_POINT_LENGTH).optional(),
  branchId: fields.identifier.optional(),
  sort: z.enum(sorts).optional(),
} satisfies { [K in keyof QuestionFilter]: z.ZodType };

/** A new question, or with an id the changed fields of one; the content is always sent whole. */
export const questionSave = z.object({
  id: fields.identifier.optional(),
  version: fields.version,
  content: questionContent.optional(),
  difficulty: difficulty.optional(),
  categoryId: fields.identifier.nullish(),
  points: points.optional(),
});

export type QuestionSaveInput = z.output<typeof questionSave>;

export const manyQuestions = z.object({
  ids: z
    .array(fields.identifier)
    .min(1, key('question.none'))
    .max(MAX_QUESTIONS, key('question.many')),
  change: z.enum(['release', 'withdraw', 'delete', 'move']),
  categoryId: fields.identifier.nullish(),
});
