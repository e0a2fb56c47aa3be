import { z } from 'zod';
import * as fields from '../../http/fields';

const scope = {
  reach: z.enum(['organ', 'tenant', 'platform']).optional(),
  saasId: fields.identifier.optional(),
  organId: fields.identifier.optional(),
  branchId: fields.identifier.optional(),
  regionId: fields.region.optional(),
};

export const scopeQuery = z.object(scope);
export const periodQuery = z.object({
  ...scope,
  from: fields.day.optional(),
  to: fields.day.optional(),
});

export type ScopeInput = z.output<typeof scopeQuery>;
export type PeriodInput = Pick<z.output<typeof periodQuery>, 'from' | 'to'>;
