import type { ExamFilter } from '@edu/shared-utility/contract';
import { z } from 'zod';
import * as fields from '../../http/fields';
import type { PhraseKey } from '../../phrases';

const key = (phrase: PhraseKey): PhraseKey => phrase;

const [MINUTES, ATTEMPTS, MARKERS, PEOPLE] = [1440, 100, 50, 500];
const MAX_POINTS = 100_000;

export const statuses = ['draft', 'published', 'archived'] as const;
export const phases = ['planned', 'running', 'over'] as const;
export const states = ['absent', 'sitting', 'submitted', 'marked'] as const;
export const showAnswersValues = ['never', 'afterSubmit', 'afterEnd'] as const;
export const layouts = ['page', 'single'] as const;
const orders = ['title', 'createdAt', 'startsAt'] as const;
const sorts = orders.flatMap((field) => [field, `-${field}`] as const);

/** Points with at most one decimal, stored in hundredths. */
export const points = z
  .number(key('exam.points'))
  .min(0, key('exam.points'))
  .max(MAX_POINTS, key('exam.points'))
  .refine((value) => Math.abs(value * 10 - Math.round(value * 10)) < 1e-6, key('exam.points'));

export const asHundredths = (value: number): number => Math.round(value * 100);

export const examFilter = {
  keyword: fields.text(64).optional(),
  status: z.enum(statuses).optional(),
  phase: z.enum(phases).optional(),
  paperId: fields.identifier.optional(),
  branchId: fields.identifier.optional(),
  sort: z.enum(sorts).optional(),
} satisfies { [K in keyof ExamFilter]: z.ZodType };

const identifierList = (max: number) =>
  z
    .array(fields.identifier)
    .max(max, key('exam.tooMany'))
    .transform((list) => [...new Set(list)]);

export const examAudience = z.strictObject({
  all: z.boolean(),
  departmentIds: identifierList(PEOPLE),
  trainIds: identifierList(PEOPLE),
  userIds: identifierList(PEOPLE),
});

const settings = z.object({
  title: fields.requiredText(100),
  paperId: fields.identifier,
  startsAt: fields.moment.nullable(),
  endsAt: fields.moment.nullable(),
  minutes: z.int(key('exam.minutes')).min(1, key('exam.minutes')).max(MINUTES, key('exam.minutes')),
  passScore: points,
  description: fields.text(5000),
  attempts: z
    .int(key('exam.attempts'))
    .min(0, key('exam.attempts'))
    .max(ATTEMPTS, key('exam.attempts')),
  shuffleQuestions: z.boolean(),
  shuffleOptions: z.boolean(),
  showAnswers: z.enum(showAnswersValues),
  layout: z.enum(layouts),
  blind: z.boolean(),
  twoMarkers: z.boolean(),
  watchFocus: z.boolean(),
  audience: examAudience,
  markerIds: identifierList(MARKERS),
});

/** A new exam, or with an id the changed fields of one. */
export const examSave = settings.partial().extend({
  id: fields.identifier.optional(),
  version: fields.version,
});

export type ExamSaveInput = z.output<typeof examSave>;
export type AudienceInput = z.output<typeof examAudience>;

export const reason = fields.requiredMultilineText(200);

export const extraTime = z.object({
  id: fields.identifier,
  userId: fields.identifier,
  minutes: z.int(key('exam.extra')).min(1, key('exam.extra')).max(240, key('exam.extra')),
  reason,
});

export const extraAttempt = z.object({ id: fields.identifier, userId: fields.identifier, reason });
