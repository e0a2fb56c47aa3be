import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance, FastifyServerOptions } from 'fastify';

/** Bounded, and without characters that could end a header or a log line. */
const SAFE = /^[\w.:-]{1,64}$/;

/** W3C Trace Context: version, trace, parent, flags. */
const TRACE = /^[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/;

const firstValue = (value: string | string[] | undefined): string =>
  typeof value === 'string' ? value : '';

/** The request id set by a proxy, else a random one, which is unique across processes. */
function idOf({ headers }: IncomingMessage): string {
  const requestId = firstValue(headers['x-request-id']);
  return SAFE.test(requestId) ? requestId : randomUUID();
}

/** The trace id from the request's `traceparent`. */
const traceOf = ({ headers }: IncomingMessage): string | undefined =>
  TRACE.exec(firstValue(headers.traceparent))?.[1];

/** Fastify options that add the request id and, if present, the trace id to every log line. */
export const requestIds = {
  requestIdHeader: false,
  genReqId: idOf,
  childLoggerFactory(logger, bindings, options, request) {
    const trace = traceOf(request as unknown as IncomingMessage);
    return logger.child(trace ? { ...bindings, trace } : bindings, options) as FastifyBaseLogger;
  },
} satisfies Partial<FastifyServerOptions>;

/** Sends the request id with every reply, to be quoted in failure reports. */
export function sendRequestId(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
}
