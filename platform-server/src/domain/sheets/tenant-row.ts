import { z } from 'zod';
import * as fields from '../../http/fields';

/** One row of the tenant sheet. */
export const tenantRow = z.object({
  name: fields.requiredText(60),
  domain: fields.domain,
  contactName: fields.personName,
  contactPhone: fields.mobile,
  theme: z.preprocess((value) => value || 'init', z.enum(['init', 'red', 'green'])),
});

export type TenantRow = z.output<typeof tenantRow>;
