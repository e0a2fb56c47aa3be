import type { FastifyInstance, FastifyRequest, FastifyServerOptions } from 'fastify';
import { describeError } from '../describe-error';
import { logStream } from './log-stream';

/**
 * Structured JSON lines. The serializers allow the route's pattern instead of the address, and no headers or
 * bodies. JSON escapes line breaks, so lines cannot be forged.
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

/** Logs one line per request, after the reply. */
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
        foreigner: request.foreignPerson?.userId,
      },
      'request',
    );
    done();
  });
}
