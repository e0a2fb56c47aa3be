import type { TrainFilter } from '@edu/shared-utility/contract';
import { z } from 'zod';
import * as fields from '../../http/fields';
import type { PhraseKey } from '../../phrases';

const key = (phrase: PhraseKey): PhraseKey => phrase;

const [TITLE, LINES, DESCRIPTION, PLACE, ITEMS, HOURS] = [100, 2000, 5000, 200, 100, 10_000];
const PLACES = 100_000;
const PEOPLE = 500;

export const statuses = ['draft', 'published', 'unpublished'] as const;
export const phases = ['planned', 'running', 'over'] as const;
export const itemKinds = ['course', 'exam', 'live'] as const;
export const conditions = ['finished', 'passedAllExams', 'byHand'] as const;
export const studyStatuses = ['notStarted', 'studying', 'finished'] as const;
export const enrolmentSources = ['staff', 'link', 'sheet'] as const;
const orders = ['title', 'createdAt', 'startsAt'] as const;

export const trainFilter = {
  keyword: fields.text(64).optional(),
  status: z.enum(statuses).optional(),
  phase: z.enum(phases).optional(),
  regionId: fields.region.optional(),
  branchId: fields.identifier.optional(),
  sort: z.enum(orders.flatMap((field) => [field, `-${field}`] as const)).optional(),
} satisfies { [K in keyof TrainFilter]: z.ZodType };

const items = z
  .array(
    z.strictObject({
      id: fields.identifier.optional(),
      kind: z.enum(itemKinds),
      targetId: fields.identifier,
      order: z.int().min(0).max(ITEMS),
      required: z.boolean(),
    }),
  )
  .max(ITEMS, key('train.tooMany'))
  .refine(
    (list) => new Set(list.map(({ kind, targetId }) => `${kind}:${targetId}`)).size === list.length,
    key('train.twice'),
  );

const settings = z.object({
  title: fields.requiredText(TITLE),
  startsAt: fields.moment,
  endsAt: fields.moment,
  coverUploadId: fields.identifier.nullable(),
  goal: fields.text(LINES),
  description: fields.text(DESCRIPTION),
  place: fields.text(PLACE),
  regionId: fields.region.nullable(),
  hours: z.int(key('train.hours')).min(0, key('train.hours')).max(HOURS, key('train.hours')),
  enrolFrom: fields.moment.nullable(),
  enrolUntil: fields.moment.nullable(),
  items,
  pass: z.strictObject({
    items: z.union([z.literal('required'), z.int().min(1).max(ITEMS)], key('train.pass')),
    exams: z.enum(['passed', 'sat']),
  }),
  certificateTemplateId: fields.identifier.nullable(),
});

/** A new training, or with an id the changed fields of one. */
export const trainSave = settings.partial().extend({
  id: fields.identifier.optional(),
  version: fields.version,
});

export type TrainSaveInput = z.output<typeof trainSave>;
export type ItemInput = z.output<typeof items>[number];

const idList = z.array(fields.identifier).max(PEOPLE, key('exam.tooMany')).optional();

export const addUsers = z.object({
  trainId: fields.identifier,
  userIds: idList,
  departmentIds: idList,
});

export const linkInput = z.object({
  id: fields.identifier,
  isOpen: z.boolean(),
  places: z
    .int(key('train.places'))
    .min(0, key('train.places'))
    .max(PLACES, key('train.places'))
    .nullable(),
  until: fields.moment.nullable(),
});

/** 128 random bits, base64url. */
export const linkToken = z.object({ token: z.string().regex(/^[\w-]{22}$/) });

export const certificateRule = z.object({
  trainId: fields.identifier,
  templateId: fields.identifier,
  condition: z.enum(conditions),
});
