import { z } from 'zod';

const changes = z.array(
  z.object({ name: z.string(), from: z.string().nullable(), to: z.string().nullable() }),
);

export const changeReply = z.object({
  id: z.number().int(),
  kind: z.enum(['map', 'rollout']),
  action: z.string(),
  changes,
  damaged: z.boolean(),
  who: z.string(),
  why: z.string(),
  forced: z.boolean(),
  status: z.enum(['applied', 'waiting', 'rejected']),
  decidedBy: z.string().nullable(),
  decidedWhy: z.string().nullable(),
  createdAt: z.string(),
  rolledBackTo: z.number().int().optional(),
  people: z
    .object({
      percent: z.number().int().optional(),
      tenants: z.array(z.string()).optional(),
      accounts: z.number().int().optional(),
    })
    .optional(),
});

export const outcome = z.object({
  id: z.number().int(),
  status: z.enum(['applied', 'waiting', 'rejected']),
  etag: z.string(),
  changes,
  objections: z.array(z.string()),
  notes: z.array(z.string()).optional(),
  rolledBackTo: z.number().int().optional(),
});

export const rolloutReply = z.object({
  id: z.string(),
  module: z.string(),
  address: z.string(),
  percent: z.number().int(),
  tenants: z.array(z.string()),
  accounts: z.array(z.string()),
  haltAfter: z.number().int(),
  failures: z.number().int(),
  networks: z.number().int(),
  anonymous: z.number().int(),
  status: z.enum(['active', 'halted']),
  haltedAt: z.string().nullable(),
  createdAt: z.string(),
});

export const failuresReply = z.object({
  module: z.string(),
  address: z.string().nullable(),
  kind: z.string(),
  count: z.number().int(),
  anonymous: z.number().int(),
  lastAt: z.string(),
});

export const state = z.object({
  etag: z.string(),
  servedEtag: z.string(),
  needsApproval: z.boolean(),
  lines: z.array(
    z.object({
      name: z.string(),
      address: z.string(),
      served: z.string().nullable(),
      integrity: z.string().nullable(),
      origin: z.enum(['own', 'foreign']),
    }),
  ),
  held: z.array(
    z.object({
      name: z.string(),
      address: z.string().nullable(),
      keeps: z.string().nullable(),
      reason: z.string().nullable(),
    }),
  ),
  rollouts: z.array(rolloutReply),
  waiting: z.array(changeReply),
  failures: z.array(failuresReply),
  fault: z.string().optional(),
});
