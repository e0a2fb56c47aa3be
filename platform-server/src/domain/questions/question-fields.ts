import type { QuestionFilter } from '@edu/shared-utility/contract';
import { z } from 'zod';
import * as fields from '../../http/fields';
import { richText } from '../../http/rich-text';
import type { PhraseKey } from '../../phrases';

const key = (phrase: PhraseKey): PhraseKey => phrase;

const [OPTIONS, GAPS, VARIANTS, RUBRIC, PARTS, SHARES] = [26, 20, 20, 20, 20, 1000];
const [ANSWER, RUBRIC_TEXT, ESSAY] = [200, 300, 20_000];
const [POINTS, POINT] = [10, 40];
/** Maximum of questions that one call may change. */
const MAX_QUESTIONS = 200;

/** Largest request body in bytes, for a question with the most text allowed. */
export const QUESTION_BODY_LIMIT = 1024 * 1024;

export const types = ['single', 'multiple', 'judge', 'blank', 'essay', 'compound'] as const;
export const statuses = ['draft', 'released', 'withdrawn'] as const;
const orders = ['createdAt', 'updatedAt', 'difficulty', 'uses'] as const;
const sorts = orders.flatMap((field) => [field, `-${field}`] as const);

export const difficulty = z.literal([1, 2, 3, 4, 5], key('question.difficulty'));
const point = fields.title(POINT);

/** Knowledge points, each once. */
export const points = z
  .array(point, key('question.points'))
  .max(POINTS, key('question.points'))
  .transform((list) => [...new Set(list)]);

/** Conditions of the list of questions, shared by all calls that filter it. */
export const questionFilter = {
  keyword: fields.text(64).optional(),
  type: z.enum(types).optional(),
  difficulty: difficulty.optional(),
  categoryId: fields.identifier.optional(),
  status: z.enum(statuses).optional(),
  point: fields.text(POINT).optional(),
  branchId: fields.identifier.optional(),
  sort: z.enum(sorts).optional(),
} satisfies { [K in keyof QuestionFilter]: z.ZodType };

const share = z
  .int(key('question.share'))
  .min(1, key('question.share'))
  .max(SHARES, key('question.share'));

const options = z
  .array(z.strictObject({ key: z.string().regex(/^[A-Z]$/), text: richText() }))
  .min(2, key('question.options'))
  .max(OPTIONS, key('question.options'));

const single = z.strictObject({ type: z.literal('single'), options, answer: z.string() });
const multiple = z.strictObject({
  type: z.literal('multiple'),
  options,
  answer: z.array(z.string()).max(OPTIONS),
  credit: z.enum(['all', 'partial']),
});
const judge = z.strictObject({ type: z.literal('judge'), answer: z.boolean() });
const blank = z.strictObject({
  type: z.literal('blank'),
  answer: z
    .array(z.array(fields.title(ANSWER)).max(VARIANTS, key('question.variants')))
    .max(GAPS, key('question.gaps')),
  matchCase: z.boolean(),
  anyOrder: z.boolean(),
});
const essay = z.strictObject({
  type: z.literal('essay'),
  answer: richText(),
  rubric: z
    .array(z.strictObject({ id: fields.identifier, text: fields.title(RUBRIC_TEXT), share }))
    .max(RUBRIC, key('question.rubric')),
  maxLength: z
    .int(key('question.maxLength'))
    .min(1, key('question.maxLength'))
    .max(ESSAY, key('question.maxLength')),
});

const richTextFields = { stem: richText({ blanks: true }), explanation: richText().nullable() };
const ofPart = { ...richTextFields, id: fields.identifier, share };

const questionPart = z.discriminatedUnion('type', [
  single.extend(ofPart),
  multiple.extend(ofPart),
  judge.extend(ofPart),
  blank.extend(ofPart),
  essay.extend(ofPart),
]);

const compound = z.strictObject({
  type: z.literal('compound'),
  parts: z.array(questionPart).min(1, key('question.parts')).max(PARTS, key('question.parts')),
});

/** The content by question type: the question and its right answer. */
export const questionContent = z.discriminatedUnion('type', [
  single.extend(richTextFields),
  multiple.extend(richTextFields),
  judge.extend(richTextFields),
  blank.extend(richTextFields),
  essay.extend(richTextFields),
  compound.extend(richTextFields),
]);

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
