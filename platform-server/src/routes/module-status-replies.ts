import { z } from 'zod';
import { changeReply, failuresReply, rolloutReply } from './import-map.replies';

const version = z.object({
  address: z.string(),
  since: z.string(),
  who: z.string(),
  why: z.string(),
  change: z.number().int(),
  action: z.string(),
});

const counts = z.array(z.number().int());

export const board = z.object({
  etag: z.string(),
  servedEtag: z.string(),
  needsApproval: z.boolean(),
  modules: z.array(
    z.object({
      name: z.string(),
      address: z.string(),
      served: z.string().nullable(),
      integrity: z.string().nullable(),
      origin: z.enum(['own', 'foreign']),
      current: version.nullable(),
      versions: z.array(version),
      loads: counts,
      faults: counts,
      faultsNow: z.number().int(),
    }),
  ),
  rollouts: z.array(rolloutReply),
  waiting: z.array(changeReply.extend({ isOwn: z.boolean() })),
  failures: z.array(failuresReply),
  menus: z.array(z.string()),
  stamp: z.string(),
  hour: z.string(),
});
