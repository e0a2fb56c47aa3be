import type { DeclarationFilter } from '@edu/shared-utility/contract';
import { z } from 'zod';
import * as fields from '../../http/fields';
import type { PhraseKey } from '../../phrases';

const key = (phrase: PhraseKey): PhraseKey => phrase;

const [REMARK, FILES, REASON] = [2000, 20, 300];

export const statuses = ['draft', 'submitted', 'accepted', 'returned'] as const;
const orders = ['createdAt', 'submittedAt', 'startsAt'] as const;

export const declarationFilter = {
  keyword: fields.text(64).optional(),
  status: z.enum(statuses).optional(),
  regionId: fields.region.optional(),
  branchId: fields.identifier.optional(),
  sort: z.enum(orders.flatMap((field) => [field, `-${field}`] as const)).optional(),
} satisfies { [K in keyof DeclarationFilter]: z.ZodType };

export const reviewFilter = {
  keyword: fields.text(64).optional(),
  status: z.enum(['submitted', 'accepted', 'returned']).optional(),
  sort: z.enum(['submittedAt', '-submittedAt']).optional(),
};

const attachment = z
  .strictObject({ id: fields.identifier.optional(), uploadId: fields.identifier.optional() })
  .refine(({ id, uploadId }) => (id === undefined) !== (uploadId === undefined));

/** A new declaration, or with an id the changed fields of one. */
export const declarationSave = z.object({
  id: fields.identifier.optional(),
  version: fields.version,
  trainId: fields.identifier.optional(),
  remark: fields.text(REMARK).optional(),
  attachments: z.array(attachment).max(FILES, key('declaration.tooMany')).optional(),
});

export type DeclarationSaveInput = z.output<typeof declarationSave>;

export const versionedId = z.object({ id: fields.identifier, version: z.int().min(1) });

export const returning = versionedId.extend({
  reason: fields.text(REASON).trim().min(1, key('field.reason')),
});
