import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

const LENGTH = 27;

/** Weak: the same answer may travel compressed in several ways. */
const tagOf = (text: string): string =>
  `W/"${createHash('sha256').update(text).digest('base64url').slice(0, LENGTH)}"`;

/** True when one of the caller's tags is that one, whether or not it is written as a weak one. */
const knows = (header: string | undefined, tag: string): boolean => {
  const plain = tag.replace('W/', '');
  return (header ?? '').split(',').some((part) => part.trim().replace('W/', '') === plain);
};

/**
 * Lists that hardly ever change (`lasting` in the route) are asked about again, and sent only when they
 * have changed. Anything but a success stays as it is.
 */
export function addListEtags(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const { lasting } = request.routeOptions.config;
    if (!lasting || reply.statusCode !== 200 || reply.businessCode !== undefined) return done();
    const tag = tagOf(String(payload));
    reply.header('etag', tag).header('cache-control', 'private, no-cache');
    if (!knows(request.headers['if-none-match'], tag)) return done();
    reply.status(304);
    done(null, null);
  });
}
