import type { FastifyInstance } from 'fastify';

const YEAR = 31_536_000;

/**
 * Sets security headers on every reply. Pages have a policy of their own; API replies may not load or run anything.
 */
export function protectReplies(app: FastifyInstance, production: boolean): void {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    reply.header('x-content-type-options', 'nosniff');
    reply.header('cross-origin-opener-policy', 'same-origin-allow-popups');
    if (!reply.hasHeader('referrer-policy')) reply.header('referrer-policy', 'no-referrer');
    const type = String(reply.getHeader('content-type') ?? '');
    if (type.startsWith('application/json')) {
      reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    }
    if (production) reply.header('strict-transport-security', `max-age=${YEAR}`);
    done();
  });
}
