import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** How long a stop waits for open requests (ms): two seconds less what the database needs to close. */
const PATIENCE = 1400;
const LOOK_EVERY = 20;

/**
 * A stop answers the requests that are open, then lets go of every connection: browsers keep some
 * ready on which they never asked anything, and Node would wait for those.
 */
export function finishRequests(app: FastifyInstance): void {
  const { server } = app;
  const open = new Set<ServerResponse>();
  server.on('request', (_request, response) => {
    open.add(response);
    response.once('close', () => open.delete(response));
  });
  app.addHook('preClose', async () => {
    if (!server.listening) return;
    for (const response of open) response.shouldKeepAlive = false;
    const end = Date.now() + PATIENCE;
    const look = setInterval(() => {
      if (open.size === 0 || Date.now() > end) server.closeAllConnections();
    }, LOOK_EVERY);
    server.once('close', () => clearInterval(look));
  });
}
