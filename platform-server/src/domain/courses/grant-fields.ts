import { z } from 'zod';
import * as fields from '../../http/fields';
import type { PhraseKey } from '../../phrases';

const phraseKey = (phrase: PhraseKey): PhraseKey => phrase;

export const audiences = ['organ', 'department', 'train', 'person'] as const;
export const grantStatuses = ['active', 'expired', 'withdrawn'] as const;

/** A time in the future, or null for no end. */
const futureEnd = fields.moment
  .nullable()
  .refine((text) => text === null || new Date(text) > new Date(), phraseKey('course.past'));

const nonEmptyIds = fields.identifiers.min(1, phraseKey('course.none'));

export const grantInput = z.object({
  courseIds: nonEmptyIds,
  organs: fields.identifiers.optional(),
  departments: fields.identifiers.optional(),
  trains: fields.identifiers.optional(),
  persons: fields.identifiers.optional(),
  expiresAt: futureEnd,
});

export const grantTime = z.object({ grantIds: nonEmptyIds, expiresAt: futureEnd });

export const grantDays = z.object({
  grantIds: nonEmptyIds,
  days: z
    .int(phraseKey('course.days'))
    .min(1, phraseKey('course.days'))
    .max(3650, phraseKey('course.days')),
});

export const grantState = z.object({ grantIds: nonEmptyIds, withdrawn: z.boolean() });

export const grantFilter = {
  courseId: fields.identifier.optional(),
  organ: fields.identifier.optional(),
  audience: z.enum(audiences).optional(),
  status: z.enum(grantStatuses).optional(),
  expiringDays: z.number().int().min(1).max(3650).optional(),
  keyword: fields.text(64).optional(),
};
