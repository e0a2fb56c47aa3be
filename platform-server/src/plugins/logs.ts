import type { FastifyInstance, FastifyRequest, FastifyServerOptions } from 'fastify';
import { describeError } from '../describe-error';
import { logStream } from './log-stream';

/**
 * Structured JSON lines. The serializers name what may be written: the route's pattern instead of
 * the address, no header, no body. JSON escapes line breaks, so a line cannot be forged.
 */
export function loggerOptions(level: string): Exclude<FastifyServerOptions['logger'], undefined> {
  return {
    level,
    stream: logStream,
    formatters: { level: (label: string) => ({ level: label }) },
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    serializers: {
      req: (request: FastifyRequest) => ({
        method: request.method,
        route: request.routeOptions?.url ?? 'none',
      }),
      err: describeError,
    },
  };
}

/** One line a request, after the reply. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        req: request,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        ip: request.ip,
        tenant: request.caller?.tenantId,
        account: request.caller?.accountId,
        foreigner: request.foreigner?.userId,
      },
      'request',
    );
    done();
  });
}
