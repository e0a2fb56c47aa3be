import type { PaperFilter } from '@edu/shared-utility/contract';
import { z } from 'zod';
import * as fields from '../../http/fields';
import type { PhraseKey } from '../../phrases';
import { difficulty, types } from '../questions/question-fields';

const key = (phrase: PhraseKey): PhraseKey => phrase;

const [TITLE, NOTE, POINT] = [100, 2000, 40];
const [SECTIONS, LINES] = [50, 500];
/** Highest score of one question, and most questions that one rule may draw. */
const [SCORE, COUNT] = [1000, 500];

/** Largest request body in bytes, for a paper with the most questions allowed. */
export const PAPER_BODY_LIMIT = 262_144;
/** Maximum of questions of one paper: more could not be marked. */
export const QUESTIONS = 500;

const orders = ['title', 'createdAt', 'updatedAt'] as const;
const sorts = orders.flatMap((field) => [field, `-${field}`] as const);

export const paperTypes = ['fixed', 'random'] as const;
export const drawnTypes = ['once', 'each'] as const;
const [type, drawnType] = [z.enum(paperTypes), z.enum(drawnTypes)];

/** Coerced, because query parameters are text. */
export const status = z.coerce.number().pipe(z.literal([0, 1, 2]));

export const paperFilter = {
  keyword: fields.text(64).optional(),
  categoryId: fields.identifier.optional(),
  status: status.optional(),
  type: type.optional(),
  branchId: fields.identifier.optional(),
  sort: z.enum(sorts).optional(),
} satisfies { [K in keyof PaperFilter]: z.ZodType };

const title = fields.requiredText(TITLE);

export const paperInput = z.object({
  title,
  type,
  drawn: drawnType.optional(),
  categoryId: fields.identifier.nullish(),
});

export const paperChange = z.object({
  id: fields.identifier,
  version: fields.version,
  title: title.optional(),
  drawn: drawnType.optional(),
  categoryId: fields.identifier.nullish(),
});

const isTenths = (points: number): boolean =>
  Math.abs(points * 10 - Math.round(points * 10)) < 1e-6;

/** Points with decimals, converted to hundredths. */
export const score = z
  .number(key('paper.score'))
  .min(0.1, key('paper.score'))
  .max(SCORE, key('paper.score'))
  .refine(isTenths, key('paper.score'))
  .transform((points) => Math.round(points * 100));

const question = z.strictObject({
  id: fields.identifier.optional(),
  questionId: fields.identifier,
  score,
  renew: z.boolean().optional(),
});

const rule = z.strictObject({
  id: fields.identifier.optional(),
  categoryId: fields.identifier.nullable(),
  type: z.enum(types),
  difficulty: difficulty.nullable(),
  point: fields.requiredText(POINT).nullable(),
  count: z.int(key('paper.count')).min(1, key('paper.count')).max(COUNT, key('paper.count')),
  score,
});

const section = z.strictObject({
  id: fields.identifier.optional(),
  title,
  note: fields.text(NOTE).optional(),
  questions: z.array(question).max(LINES, key('paper.many')).optional(),
  rules: z.array(rule).max(LINES, key('paper.many')).optional(),
});

export const paperContent = z.object({
  paperId: fields.identifier,
  version: fields.version,
  sections: z.array(section).max(SECTIONS, key('paper.sections')),
});

export type SectionInput = z.output<typeof section>;

export const paperQuestionChange = z.object({
  id: fields.identifier,
  order: z.int().min(0).max(LINES).optional(),
  score: score.optional(),
  questionId: fields.identifier.optional(),
  version: fields.version,
});

export type PaperQuestionChange = z.output<typeof paperQuestionChange>;
