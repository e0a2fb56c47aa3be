import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { sendUnavailable } from './errors';

export interface ShutdownState {
  /** True once a shutdown was requested: `/readyz` then makes load balancers stop sending requests. */
  readonly hasBegun: boolean;
  /** Makes every further reply the last one on its connection. */
  begin(): void;
}

/** The remaining share of the shutdown's time is for closing the database. */
const DRAIN_SHARE = 0.7;
const POLL_EVERY = 20;

/**
 * Graceful shutdown. Once it begins, each reply announces the end of its connection, so that clients do not reuse
 * one that is about to close. After the listener closes, new requests are refused with the envelope and
 * Retry-After. Open requests are answered; then all connections are closed, because Node would wait for the idle
 * ones that browsers keep.
 *
 * @param timeout milliseconds that the whole shutdown may take
 */
export function drainOnShutdown(app: FastifyInstance, timeout: number): void {
  const { server } = app;
  const open = new Set<ServerResponse>();
  let hasBegun = false;
  let closing = false;
  const begin = (): void => {
    hasBegun = true;
    for (const response of open) response.shouldKeepAlive = false;
  };
  app.decorate('leaving', {
    get hasBegun() {
      return hasBegun;
    },
    begin,
  });
  // Prepended, because Fastify's own listener may send the head.
  server.prependListener('request', (_request, response) => {
    if (hasBegun) response.shouldKeepAlive = false;
    open.add(response);
    response.once('close', () => open.delete(response));
  });
  app.addHook('preClose', async () => {
    begin();
    closing = true;
    if (!server.listening) return;
    const end = Date.now() + timeout * DRAIN_SHARE;
    const timer = setInterval(() => {
      if (open.size === 0 || Date.now() > end) server.closeAllConnections();
    }, POLL_EVERY);
    server.once('close', () => clearInterval(timer));
  });
  app.addHook('onRequest', (request, reply, done) => {
    if (closing) void sendUnavailable(request, reply);
    else done();
  });
}
