import { contract } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import * as fields from '../http/fields';
import { route } from '../http/route';
import { changeAuthor } from './change-author';
import { reasonField, rolloutSeenInput } from './import-map';
import { outcome } from './import-map.replies';
import { withRefusals } from './import-map-refusals';

const write = 'platform.modules.write';

const name = fields.text(128).min(1);

const address = fields.text(1000).min(1);

/** Bytes, for a thousand hosts and a thousand accounts. */
const ROLLOUT_BODY_LIMIT = 655_360;

const recipients = z.array(fields.text(254).min(1)).max(1000);

/** Versions that part of the people get before the others. */
export async function importMapRolloutRoutes(app: FastifyInstance): Promise<void> {
  const { importMap } = contract;
  const { service } = app.services.importMap;

  route(app, importMap.rollOut, {
    proof: 'fresh',
    bodyLimit: ROLLOUT_BODY_LIMIT,
    request: z.object({
      module: name,
      address: address.optional(),
      percent: z.number().int().min(0).max(100).optional(),
      tenants: recipients.optional(),
      accounts: recipients.optional(),
      haltAfter: z.number().int().min(1).max(100_000).optional(),
      why: reasonField,
      force: z.boolean().optional(),
      seen: rolloutSeenInput,
    }),
    response: outcome,
    access: write,
    handler: ({ why: reason, force, seen, ...request }, call) =>
      withRefusals(async () => {
        const author = await changeAuthor(call);
        return service.putRollout(request, { author, why: reason, force, seen });
      }),
  });

  // No fresh proof needed: stopping only withdraws code, and may be urgent.
  route(app, importMap.stopRollout, {
    request: z.object({ module: name, why: reasonField, seen: rolloutSeenInput }),
    response: outcome,
    access: write,
    handler: ({ module, why: reason, seen }, call) =>
      withRefusals(async () => {
        return service.stopRollout(module, { author: await changeAuthor(call), why: reason, seen });
      }),
  });
}
