import { Writable } from 'node:stream';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { loggerOptions, logRequests } from '../plugins/logs';
import { requestIds, sendRequestId } from '../plugins/request-id';

/** A server with the real logger, which writes to `lines`. */
export function loggedApp(): { app: FastifyInstance; lines: () => string[] } {
  let written = '';
  const stream = new Writable({
    write(chunk, _encoding, done) {
      written += String(chunk);
      done();
    },
  });
  const app = Fastify({
    logger: { ...(loggerOptions('info') as object), stream },
    logController: new LogController({ disableRequestLogging: true }),
    ...requestIds,
  });
  sendRequestId(app);
  logRequests(app);
  return { app, lines: () => written.trim().split('\n') };
}
