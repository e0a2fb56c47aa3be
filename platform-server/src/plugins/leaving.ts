import type { FastifyInstance } from 'fastify';
import { sendUnavailable } from './errors';

export interface Leaving {
  /** True from the moment that a stop was asked for: `/readyz` tells balancers to send nobody more. */
  readonly begun: boolean;
  begin(): void;
}

/**
 * Once the listener closes, what still comes on a kept connection is refused with the envelope and
 * Retry-After: an answer could be cut off half way.
 */
export function refuseWhileClosing(app: FastifyInstance): void {
  let begun = false;
  let closing = false;
  app.decorate('leaving', {
    get begun() {
      return begun;
    },
    begin: () => {
      begun = true;
    },
  });
  app.addHook('preClose', async () => {
    begun = true;
    closing = true;
  });
  app.addHook('onRequest', async (request, reply) => {
    if (!closing) return;
    // Fastify has set "connection: close" by then.
    return sendUnavailable(request, reply);
  });
}
