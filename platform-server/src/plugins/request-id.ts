import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance, FastifyServerOptions } from 'fastify';

/** Nothing that could end a line or a header, and no more than a log wants. */
const SAFE = /^[\w.:-]{1,64}$/;

/** W3C Trace Context: version, trace, parent, flags. */
const TRACE = /^[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/;

const one = (value: string | string[] | undefined): string =>
  typeof value === 'string' ? value : '';

/** The id that somebody in front has given the request, else a random one: no two processes share it. */
function idOf({ headers }: IncomingMessage): string {
  const requestId = one(headers['x-request-id']);
  return SAFE.test(requestId) ? requestId : randomUUID();
}

/** The trace that a request belongs to, as its `traceparent` says. */
const traceOf = ({ headers }: IncomingMessage): string | undefined =>
  TRACE.exec(one(headers.traceparent))?.[1];

/** Fastify's options: every line of a request has its id and, where there is one, its trace. */
export const requestIds = {
  requestIdHeader: false,
  genReqId: idOf,
  childLoggerFactory(logger, bindings, options, request) {
    const trace = traceOf(request as unknown as IncomingMessage);
    return logger.child(trace ? { ...bindings, trace } : bindings, options) as FastifyBaseLogger;
  },
} satisfies Partial<FastifyServerOptions>;

/** Every reply says its request's id, for anyone who reports a fault. */
export function sendRequestId(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
}
