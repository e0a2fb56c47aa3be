import { MAX_OPTIONS, type QuestionnaireFilter } from '@edu/shared-utility/contract';
import { z } from 'zod';
import * as fields from '../../http/fields';
import {
  formContent,
  INTRO,
  MAX_ANSWERS,
  MAX_TRAINS,
  partId,
  phraseKey,
  TITLE,
} from './form-fields';

export const statuses = ['draft', 'published', 'closed'] as const;
const orders = ['createdAt', 'updatedAt', 'answers'] as const;

/** The answer to each question; `answerFaults` validates it. */
export const formAnswers = z.record(
  partId,
  z.union([
    fields.text(5000),
    z.number(),
    z.array(partId).max(MAX_OPTIONS),
    z.record(partId, partId),
  ]),
);

export const questionnaireFilter = {
  keyword: fields.text(64).optional(),
  status: z.enum(statuses).optional(),
  branchId: fields.identifier.optional(),
  sort: z.enum(orders.flatMap((field) => [field, `-${field}`] as const)).optional(),
} satisfies { [K in keyof QuestionnaireFilter]: z.ZodType };

export const questionnaireSave = z.object({
  id: fields.identifier.optional(),
  version: fields.version,
  title: fields.requiredText(TITLE).optional(),
  intro: fields.text(INTRO).optional(),
  thanks: fields.text(INTRO).optional(),
  content: formContent.optional(),
  anonymous: z.boolean().optional(),
  repeats: z.boolean().optional(),
  opensAt: fields.moment.nullable().optional(),
  closesAt: fields.moment.nullable().optional(),
  limit: z
    .int(phraseKey('questionnaire.limit'))
    .min(1, phraseKey('questionnaire.limit'))
    .max(MAX_ANSWERS, phraseKey('questionnaire.limit'))
    .nullable()
    .optional(),
});

export type QuestionnaireSaveInput = z.output<typeof questionnaireSave>;

export const versionedId = z.object({ id: fields.identifier, version: z.int().min(1) });

export const shareInput = versionedId.extend({
  byLink: z.boolean(),
  trainIds: z
    .array(fields.identifier)
    .max(MAX_TRAINS)
    .transform((list) => [...new Set(list)]),
});

export const span = {
  id: fields.identifier,
  from: fields.moment.optional(),
  to: fields.moment.optional(),
};

/** The key of a link, and the mark of a browser. */
export const linkKey = fields.text(64).min(1);
export const mark = z.string().regex(/^[\w-]{16,64}$/);

export const answerInput = {
  values: formAnswers,
  seconds: z.int().min(0).max(604_800).optional(),
};

/** Largest request bodies in bytes, for a questionnaire and for the answers to it. */
export const CONTENT_LIMIT = 1_048_576;
export const ANSWER_LIMIT = 262_144;
