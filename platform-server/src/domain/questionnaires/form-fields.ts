import {
  type FormContent,
  LARGEST_NUMBER,
  MAX_OPTIONS,
  MAX_QUESTIONS,
  MAX_SECTIONS,
} from '@edu/shared-utility/contract';
import { z } from 'zod';
import * as fields from '../../http/fields';
import type { PhraseKey } from '../../phrases';

export const phraseKey = (phrase: PhraseKey): PhraseKey => phrase;

export const [TITLE, INTRO, QUESTION, HELP, OPTION] = [100, 5000, 500, 1000, 200];

export const [MAX_ANSWERS, MAX_TRAINS, MAX_JUMPS] = [100_000, 100, 20];

export const kinds = [
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

export const tests = ['is', 'isNot', 'contains', 'less', 'more', 'answered'] as const;

/** Ids of parts, which the page generates. */
export const partId = z.string().regex(/^[a-z0-9]{1,16}$/);

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
