import { z } from 'zod';
import * as fields from '../../http/fields';
import type { PhraseKey } from '../../phrases';

const key = (phrase: PhraseKey): PhraseKey => phrase;

export const audiences = ['organ', 'department', 'train', 'person'] as const;
export const grantStatuses = ['active', 'expired', 'withdrawn'] as const;

/** A time in the future, or null for no end. */
const end = fields.moment
  .nullable()
  .refine((text) => text === null || new Date(text) > new Date(), key('course.past'));

const some = fields.identifiers.min(1, key('course.none'));

export const grantOrder = z.object({
  courseIds: some,
  organs: fields.identifiers.optional(),
  departments: fields.identifiers.optional(),
  trains: fields.identifiers.optional(),
  persons: fields.identifiers.optional(),
  expiresAt: end,
});

export const grantTime = z.object({ grantIds: some, expiresAt: end });

export const grantDays = z.object({
  grantIds: some,
  days: z.int(key('course.days')).min(1, key('course.days')).max(3650, key('course.days')),
});

export const grantState = z.object({ grantIds: some, withdrawn: z.boolean() });

export const grantFilter = {
  courseId: fields.identifier.optional(),
  organ: fields.identifier.optional(),
  audience: z.enum(audiences).optional(),
  status: z.enum(grantStatuses).optional(),
  expiringDays: z.number().int().min(1).max(3650).optional(),
  keyword: fields.text(64).optional(),
};
