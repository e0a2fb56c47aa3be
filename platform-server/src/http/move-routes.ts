import type { Endpoint, EndpointData } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { TenantTx } from '../db/database';
import type { Caller } from './caller';
import type * as fields from './fields';
import * as replies from './replies';
import { route } from './route';

/** A row's id, and the version that the caller has read. */
type VersionedIdSchema = z.ZodObject<{
  id: typeof fields.identifier;
  version: z.ZodType<number | undefined>;
}>;

type Move<S extends VersionedIdSchema> = readonly [
  endpoint: Endpoint<z.input<S>, null> & EndpointData,
  access: `${string}.${string}`,
  move: (tx: TenantTx, caller: Caller, input: z.output<S>) => Promise<unknown>,
];

/** Registers calls that change a row's state or delete it, and return null. */
export function moveRoutes<S extends VersionedIdSchema>(
  app: FastifyInstance,
  request: S,
  moves: readonly Move<NoInfer<S>>[],
): void {
  for (const [endpoint, access, move] of moves) {
    route(app, endpoint, {
      request,
      response: replies.nullReply,
      access,
      handler: async (input, { tx, caller }) => {
        await tx((t) => move(t, caller, input));
        return null;
      },
    });
  }
}
