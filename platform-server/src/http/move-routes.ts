import type { Endpoint, EndpointData } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { TenantTx } from '../db/database';
import type { Caller } from './caller';
import * as fields from './fields';
import * as replies from './replies';
import { route } from './route';

/** A row by its id, in the version that the caller has seen. */
const seen = z.object({ id: fields.identifier, version: fields.versionInAddress });

type Moved = Endpoint<z.input<typeof seen>, null> & EndpointData;

type Move = readonly [
  endpoint: Moved,
  access: `${string}.${string}`,
  move: (tx: TenantTx, caller: Caller, asked: z.output<typeof seen>) => Promise<unknown>,
];

/** Calls that move a row from one state to another, or delete it, and answer nothing. */
export function moveRoutes(app: FastifyInstance, moves: readonly Move[]): void {
  for (const [endpoint, access, move] of moves) {
    route(app, endpoint, {
      request: seen,
      response: replies.nothing,
      access,
      handler: async (asked, { tx, caller }) => {
        await tx((t) => move(t, caller, asked));
        return null;
      },
    });
  }
}
