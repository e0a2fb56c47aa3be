import { z } from 'zod';

const auditChange = z.object({
  field: z.string(),
  before: z.unknown().optional(),
  after: z.unknown().optional(),
});

export const rowChange = z.object({
  id: z.string(),
  action: z.string(),
  who: z.string().nullable(),
  changes: z.array(auditChange),
  createdAt: z.string(),
});

export const auditRecord = z.object({
  id: z.string(),
  accountId: z.string().nullable(),
  who: z.string().nullable().optional(),
  changes: z.array(auditChange).optional(),
  action: z.string(),
  target: z.string(),
  targetName: z.string().nullable().optional(),
  detail: z.record(z.string(), z.unknown()),
  valueNames: z.record(z.string(), z.string()).optional(),
  ip: z.string(),
  createdAt: z.string(),
});
