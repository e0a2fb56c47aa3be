import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** The rest of a stop's time is the database's, to close. */
const SHARE = 0.7;
const LOOK_EVERY = 20;

/**
 * A stop answers the requests that are open, then lets go of every connection: browsers keep some
 * ready on which they never asked anything, and Node would wait for those.
 *
 * @param within milliseconds that the whole stop may take
 */
export function finishRequests(app: FastifyInstance, within: number): void {
  const { server } = app;
  const open = new Set<ServerResponse>();
  server.on('request', (_request, response) => {
    open.add(response);
    response.once('close', () => open.delete(response));
  });
  app.addHook('preClose', async () => {
    if (!server.listening) return;
    for (const response of open) response.shouldKeepAlive = false;
    const end = Date.now() + within * SHARE;
    const look = setInterval(() => {
      if (open.size === 0 || Date.now() > end) server.closeAllConnections();
    }, LOOK_EVERY);
    server.once('close', () => clearInterval(look));
  });
}
