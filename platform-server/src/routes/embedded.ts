import { contract } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { exchangeCode, openByCode, openEmbedded } from '../domain/embedded-sessions';
import { route } from '../http/route';

const session = z.object({ token: z.string(), expiresAt: z.string() });
const MAX_CODE_LENGTH = 200;

/** Tokens for embedded sites, because the address of a frame ends up in that site's logs. */
export async function embeddedRoutes(app: FastifyInstance): Promise<void> {
  const { embedded } = contract;
  route(app, embedded.open, {
    response: session,
    handler: (_, { db, caller }) => openEmbedded(db, caller),
  });
  route(app, embedded.openByCode, {
    response: z.object({ code: z.string(), expiresAt: z.string() }),
    handler: (_, { db, caller }) => openByCode(db, caller),
  });
  route(app, embedded.exchange, {
    request: z.object({ code: z.string().min(1).max(MAX_CODE_LENGTH) }),
    response: session,
    handler: ({ code }, { db }) => exchangeCode(db, code),
  });
}
