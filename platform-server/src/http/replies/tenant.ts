import { z } from 'zod';
import { version } from './common';

export const frontendConfiguration = z.object({
  tenantName: z.string(),
  pageTitle: z.string(),
  logo: z.string(),
  entries: z.array(z.object({ key: z.string(), value: z.string() })),
  domains: z.array(z.object({ frontend_template_id: z.number().int(), domain: z.string() })),
});

const tenantStatus = z.enum(['enabled', 'disabled', 'expired']);

export const tenant = z.object({
  version,
  id: z.string(),
  name: z.string(),
  domain: z.string(),
  status: tenantStatus,
  contactName: z.string(),
  contactPhone: z.string(),
  theme: z.enum(['init', 'red', 'green']),
  logo: z.string().nullable(),
  userCount: z.number().int(),
  createdAt: z.string(),
  expiresAt: z.string().nullable(),
});

export const tenantName = tenant.pick({ id: true, name: true, status: true });
