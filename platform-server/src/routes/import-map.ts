import { contract, errorCodes } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { BusinessError } from '../http/business-error';
import * as fields from '../http/fields';
import { route } from '../http/route';
import { toChangeRequest } from '../import-map/change-request';
import { describeState } from '../import-map/describe';
import { describeChange } from '../import-map/describe-change';
import type { PhraseKey } from '../phrases';
import { changeAuthor } from './change-author';
import { changeReply, outcome, state } from './import-map.replies';
import { withRefusals } from './import-map-refusals';

const read = 'platform.modules';

const write = 'platform.modules.write';

const name = fields.text(128).min(1);

const address = fields.text(1000).min(1);

export const reasonField = fields
  .text(500)
  .trim()
  .min(1, 'importMap.why' satisfies PhraseKey);

export const rolloutSeenInput = z
  .object({
    address: fields.text(1000),
    percent: z.number().int(),
    status: z.enum(['active', 'halted']),
  })
  .nullable()
  .optional();

/** The import map: whoever may change it controls every session (docs/security.md). */
export async function importMapRoutes(app: FastifyInstance): Promise<void> {
  const { importMap } = contract;
  const { service, live } = app.services.importMap;

  // Before the wait for open requests, one of which may wait for a foreign host.
  app.addHook('preClose', () => live.stop());

  route(app, importMap.state, {
    response: state,
    access: read,
    handler: async (_, { db }) => describeState(db, service, await live.current()),
    foreign: async (_, { db }) => describeState(db, service, await live.current()),
  });

  route(app, importMap.history, {
    request: z.object({
      limit: z.coerce.number().int().min(1).max(200).default(50),
      before: z.coerce.number().int().min(1).optional(),
    }),
    response: z.array(changeReply),
    access: read,
    handler: async ({ limit, before }) =>
      (await service.history(limit, before)).map(describeChange),
    foreign: async ({ limit, before }) =>
      (await service.history(limit, before)).map(describeChange),
  });

  route(app, importMap.change, {
    proof: 'fresh',
    request: z.object({
      action: z.enum(['set', 'add', 'remove', 'rollback']),
      name: name.optional(),
      address: address.optional(),
      steps: z.number().int().min(1).max(1000).optional(),
      to: z.number().int().min(1).optional(),
      why: reasonField,
      force: z.boolean().optional(),
      etag: fields.text(100).optional(),
      seen: rolloutSeenInput,
    }),
    response: outcome,
    access: write,
    handler: ({ why: reason, force, etag, seen, ...input }, call) =>
      withRefusals(async () => {
        const ifMatch = call.ifMatch ?? etag ?? null;
        if (ifMatch === null) {
          const options = { phrase: 'importMap.ifMatch', status: 428 } as const;
          throw new BusinessError(errorCodes.invalidInput, options);
        }
        const author = await changeAuthor(call);
        const options = { author, why: reason, ifMatch, force, seen };
        return service.change(toChangeRequest(input), options);
      }),
  });

  for (const isApproval of [true, false]) {
    route(app, isApproval ? importMap.approve : importMap.reject, {
      proof: 'fresh',
      request: z.object({ id: z.number().int().min(1), why: fields.text(500).trim().optional() }),
      response: outcome,
      access: write,
      handler: ({ id, why: reason }, call) =>
        withRefusals(async () => {
          return service.decide(id, isApproval, await changeAuthor(call), reason || undefined);
        }),
    });
  }
}
