import { contract } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { openEmbedded } from '../domain/embedded-sessions';
import { route } from '../http/route';

/** Tokens for framed sites: the address of a frame lands in that site's logs. */
export async function embeddedRoutes(app: FastifyInstance): Promise<void> {
  route(app, contract.embedded.open, {
    response: z.object({ token: z.string(), expiresAt: z.string() }),
    handler: (_, { db, caller }) => openEmbedded(db, caller),
  });
}
