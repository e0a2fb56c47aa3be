import {
  type FormContent,
  LARGEST_NUMBER,
  MAX_OPTIONS,
  MAX_QUESTIONS,
  MAX_SECTIONS,
  type QuestionnaireFilter,
} from '@edu/shared-utility/contract';
import { z } from 'zod';
import * as fields from '../../http/fields';
import type { PhraseKey } from '../../phrases';

const phraseKey = (phrase: PhraseKey): PhraseKey => phrase;

const [TITLE, INTRO, QUESTION, HELP, OPTION] = [100, 5000, 500, 1000, 200];
const [MAX_ANSWERS, MAX_TRAINS, MAX_JUMPS] = [100_000, 100, 20];

export const statuses = ['draft', 'published', 'closed'] as const;
const kinds = [
  'single',
  'multiple',
  'text',
  'paragraph',
  'number',
  'nps',
  'stars',
  'date',
  'matrix',
] as const;
const tests = ['is', 'isNot', 'contains', 'less', 'more', 'answered'] as const;
const orders = ['createdAt', 'updatedAt', 'answers'] as const;

/** Ids of parts, which the page generates. */
const partId = z.string().regex(/^[a-z0-9]{1,16}$/);

const condition = z.strictObject({
  questionId: partId,
  test: z.enum(tests),
  value: fields.text(OPTION),
});

const option = z.strictObject({ id: partId, text: fields.text(OPTION) });
const options = z.array(option).max(MAX_OPTIONS, phraseKey('questionnaire.manyOptions'));
const numberLimit = z.number().min(-LARGEST_NUMBER).max(LARGEST_NUMBER).nullable();

const question = z.strictObject({
  id: partId,
  kind: z.enum(kinds),
  title: fields.text(QUESTION),
  help: fields.text(HELP),
  required: z.boolean(),
  options,
  rows: options,
  min: numberLimit,
  max: numberLimit,
  showIf: condition.nullable(),
});

const section = z.strictObject({
  id: partId,
  title: fields.text(TITLE),
  text: fields.text(INTRO),
  questions: z.array(question),
  jumps: z
    .array(z.strictObject({ when: condition, to: partId }))
    .max(MAX_JUMPS, phraseKey('questionnaire.manyJumps')),
});

/** Answers are stored by these ids, so none may occur twice. */
function hasDuplicateIds({ sections }: FormContent): boolean {
  const questions = sections.flatMap((formSection) => formSection.questions);
  const lists = [
    [...sections, ...questions],
    ...questions.flatMap((formQuestion) => [formQuestion.options, formQuestion.rows]),
  ];
  return lists.some((list) => new Set(list.map(({ id }) => id)).size < list.length);
}

const questionCount = ({ sections }: FormContent): number =>
  sections.reduce((sum, { questions }) => sum + questions.length, 0);

export const formContent = z
  .strictObject({
    sections: z.array(section).min(1).max(MAX_SECTIONS, phraseKey('questionnaire.manySections')),
  })
  .refine(
    (content) => questionCount(content) <= MAX_QUESTIONS,
    phraseKey('questionnaire.manyQuestions'),
  )
  .refine((content) => !hasDuplicateIds(content), phraseKey('questionnaire.twins'));

/** The reply is not validated again: stored content was checked when it was saved. */
export const contentReply = z.object({
  sections: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      text: z.string(),
      questions: z.array(
        z.object({
          id: z.string(),
          kind: z.enum(kinds),
          title: z.string(),
          help: z.string(),
          required: z.boolean(),
          options: z.array(z.object({ id: z.string(), text: z.string() })),
          rows: z.array(z.object({ id: z.string(), text: z.string() })),
          min: z.number().nullable(),
          max: z.number().nullable(),
          showIf: z
            .object({ questionId: z.string(), test: z.enum(tests), value: z.string() })
            .nullable(),
        }),
      ),
      jumps: z.array(
        z.object({
          when: z.object({ questionId: z.string(), test: z.enum(tests), value: z.string() }),
          to: z.string(),
        }),
      ),
    }),
  ),
});

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
  title: fields.title(TITLE).optional(),
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
