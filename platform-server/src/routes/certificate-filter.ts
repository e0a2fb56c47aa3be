import { z } from 'zod';
import * as fields from '../http/fields';
import { statuses } from './certificate-replies';

const orders = ['issuedAt', 'certificateNo', 'expiresAt'] as const;

export const filter = {
  keyword: fields.text(64).optional(),
  trainId: fields.identifier.optional(),
  templateId: fields.identifier.optional(),
  branchId: fields.identifier.optional(),
  status: z.enum(statuses).optional(),
  from: fields.moment.optional(),
  to: fields.moment.optional(),
  sort: z.enum(orders.flatMap((item) => [item, `-${item}`] as const)).optional(),
};
