import type { AssessmentFilter } from '@edu/shared-utility/contract';
import { z } from 'zod';
import * as fields from '../../http/fields';
import type { PhraseKey } from '../../phrases';

const key = (phrase: PhraseKey): PhraseKey => phrase;

const [SKILL, PLACE, ASSESSOR, REMARKS, REASON] = [60, 200, 60, 1000, 300];

export const assessmentStatuses = [
  'registered',
  'appointed',
  'passed',
  'failed',
  'certified',
  'withdrawn',
] as const;
export const levels = [1, 2, 3, 4, 5] as const;
const orders = ['createdAt', 'appointedAt', 'score'] as const;

export const level = z.literal(levels, key('assessment.level'));
export const skill = fields.requiredText(SKILL);

export const assessmentFilter = {
  keyword: fields.text(64).optional(),
  status: z.enum(assessmentStatuses).optional(),
  skill: fields.text(SKILL).optional(),
  level: z.preprocess((value) => (value === undefined ? value : Number(value)), level.optional()),
  branchId: fields.identifier.optional(),
  from: fields.moment.optional(),
  to: fields.moment.optional(),
  sort: z.enum(orders.flatMap((field) => [field, `-${field}`] as const)).optional(),
} satisfies { [K in keyof AssessmentFilter]: z.ZodType };

export const versionedId = z.object({ id: fields.identifier, version: z.int().min(1) });

/** A new registration, or with an id the changed fields of one. */
export const assessmentSave = z.object({
  id: fields.identifier.optional(),
  version: fields.version,
  userId: fields.identifier.optional(),
  skill: skill.optional(),
  level: level.optional(),
  remarks: fields.text(REMARKS).optional(),
});

export type AssessmentSaveInput = z.output<typeof assessmentSave>;

export const appointInput = versionedId.extend({
  appointedAt: fields.moment,
  place: fields.requiredText(PLACE),
});

export const gradeInput = versionedId.extend({
  passed: z.boolean(),
  score: z
    .number(key('assessment.score'))
    .min(0, key('assessment.score'))
    .max(100, key('assessment.score'))
    .refine((score) => Number.isInteger(Math.round(score * 1e6) / 1e5), key('assessment.score')),
  assessor: fields.requiredText(ASSESSOR),
  remarks: fields.text(REMARKS),
});

export const withdrawing = versionedId.extend({
  reason: fields.text(REASON).trim().min(1, key('field.reason')),
});

export const certifyInput = versionedId.extend({ templateId: fields.identifier });
