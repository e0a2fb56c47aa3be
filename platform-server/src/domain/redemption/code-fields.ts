import type { BatchFilter, CodeFilter } from '@edu/shared-utility/contract';
import { z } from 'zod';
import * as fields from '../../http/fields';
import type { PhraseKey } from '../../phrases';
import { days, fen } from '../orders/order-fields';
import { isRedemption, normalizedCode } from './code-text';

const key = (phrase: PhraseKey): PhraseKey => phrase;

const MAX_CODES = 10_000;

export const batchStates = ['making', 'ready', 'stopped'] as const;
export const codeStates = ['open', 'redeemed', 'withdrawn'] as const;

const validUntil = fields.moment
  .nullable()
  .refine((text) => text === null || new Date(text) > new Date(), key('course.past'));

const name = fields.requiredText(60);

export const batchInput = z.object({
  name,
  courseId: fields.identifier,
  count: z
    .int(key('redemption.count'))
    .min(1, key('redemption.count'))
    .max(MAX_CODES, key('redemption.count')),
  price: fen,
  days,
  validUntil,
});

const versionedId = z.object({ id: fields.identifier, version: fields.version });

export const batchChange = z.object({
  id: fields.identifier,
  version: z.number().int().min(1),
  name: name.optional(),
  validUntil: validUntil.optional(),
});

export const batchStop = versionedId.extend({ stopped: z.boolean() });

export const batchFilter = {
  keyword: fields.text(64).optional(),
  courseId: fields.identifier.optional(),
  state: z.enum([...batchStates, 'over']).optional(),
  sort: z.enum(['createdAt', '-createdAt', 'name', '-name', 'redeemed', '-redeemed']).optional(),
} satisfies { [K in keyof BatchFilter]-?: z.ZodType };

export const codeFilter = {
  batchId: fields.identifier,
  state: z.enum(codeStates).optional(),
  keyword: fields.text(64).optional(),
} satisfies { [K in keyof CodeFilter]-?: z.ZodType };

export const withdrawal = z.object({
  batchId: fields.identifier,
  ids: fields.identifiers.min(1, key('course.none')),
  withdrawn: z.boolean(),
});

export const codesExport = z.object({
  batchId: fields.identifier,
  state: z.enum(codeStates).optional(),
});

/** A code as people type and paste it. */
export const typedCode = z.object({
  code: z
    .string(key('redemption.form'))
    .max(200, key('redemption.form'))
    .transform(normalizedCode)
    .refine(isRedemption, key('redemption.form')),
});
