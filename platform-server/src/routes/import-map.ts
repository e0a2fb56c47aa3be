import { contract, errorCodes } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { BusinessError } from '../http/business-error';
import * as fields from '../http/fields';
import { route } from '../http/route';
import { toChangeRequest } from '../import-map/change-request';
import { describeState } from '../import-map/describe';
import { describeChange } from '../import-map/describe-change';
import { MapRefusal } from '../import-map/edit-map';
import type { PhraseKey } from '../phrases';
import { changeAuthor } from './change-author';
import { changeReply, outcome, state } from './import-map.replies';

const read = 'platform.modules';

const write = 'platform.modules.write';

const name = fields.text(128).min(1);

const address = fields.text(1000).min(1);

const reasonField = fields
  .text(500)
  .trim()
  .min(1, 'importMap.why' satisfies PhraseKey);

/** Bytes, for a thousand hosts and a thousand accounts. */
const ROLLOUT_BODY_LIMIT = 655_360;

const rolloutSeenInput = z
  .object({
    address: fields.text(1000),
    percent: z.number().int(),
    status: z.enum(['active', 'halted']),
  })
  .nullable()
  .optional();

const recipients = z.array(fields.text(254).min(1)).max(1000);

/** Code, phrase and HTTP status of each kind of refusal. */
const refusals = {
  conflict: { code: errorCodes.conflict, phrase: 'importMap.changed', status: 412 },
  forbidden: { code: errorCodes.forbidden, phrase: 'importMap.secondPerson', status: 200 },
  missing: { code: errorCodes.notFound, phrase: 'importMap.missing', status: 200 },
  invalid: { code: errorCodes.invalidInput, phrase: 'importMap.refused', status: 200 },
  same: { code: errorCodes.invalidInput, phrase: 'importMap.refused', status: 200 },
} as const;

/** Converts a MapRefusal. Pipelines read the reason and the preflight's problems from `data`, in English. */
async function withRefusals<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof MapRefusal)) throw error;
    const { code, ...options } = refusals[error.kind];
    const data = {
      reason: error.message,
      problems: error.problems,
      kind: error.kind,
      canForce: error.canForce,
    };
    throw new BusinessError(code, { ...options, data });
  }
}

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
