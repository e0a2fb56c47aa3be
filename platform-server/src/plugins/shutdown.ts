import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { sendUnavailable } from './errors';

export interface ShutdownState {
  /** True from the moment that a stop was asked for: `/readyz` tells balancers to send no more requests. */
  readonly begun: boolean;
  /** From now on every answer is the last one on its connection. */
  begin(): void;
}

/** The rest of a stop's time is the database's, to close. */
const DRAIN_SHARE = 0.7;
const LOOK_EVERY = 20;

/**
 * How the server goes. From the beginning of a stop each answer says that its connection ends: anyone who
 * keeps one would else write on it just as it is cut. Once the listener closes, what still comes is
 * refused with the envelope and Retry-After, since an answer could be cut off half way. What is open is
 * answered; then every connection is let go: browsers keep some ready on which they never asked
 * anything, and Node would wait for those.
 *
 * @param within milliseconds that the whole stop may take
 */
export function drainOnShutdown(app: FastifyInstance, within: number): void {
  const { server } = app;
  const open = new Set<ServerResponse>();
  let begun = false;
  let closing = false;
  const begin = (): void => {
    begun = true;
    for (const response of open) response.shouldKeepAlive = false;
  };
  app.decorate('leaving', {
    get begun() {
      return begun;
    },
    begin,
  });
  // Before Fastify's own listener, which may send the head.
  server.prependListener('request', (_request, response) => {
    if (begun) response.shouldKeepAlive = false;
    open.add(response);
    response.once('close', () => open.delete(response));
  });
  app.addHook('preClose', async () => {
    begin();
    closing = true;
    if (!server.listening) return;
    const end = Date.now() + within * DRAIN_SHARE;
    const timer = setInterval(() => {
      if (open.size === 0 || Date.now() > end) server.closeAllConnections();
    }, LOOK_EVERY);
    server.once('close', () => clearInterval(timer));
  });
  app.addHook('onRequest', (request, reply, done) => {
    if (closing) void sendUnavailable(request, reply);
    else done();
  });
}
