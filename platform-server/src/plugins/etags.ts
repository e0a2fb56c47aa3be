import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

const TAG_LENGTH = 27;

/** Weak, because the same reply is sent in several encodings. */
const tagOf = (text: string): string =>
  `W/"${createHash('sha256').update(text).digest('base64url').slice(0, TAG_LENGTH)}"`;

/** True if the header lists that tag, weak or not. */
const includesTag = (header: string | undefined, tag: string): boolean => {
  const plain = tag.replace('W/', '');
  return (header ?? '').split(',').some((part) => part.trim().replace('W/', '') === plain);
};

/**
 * Adds an ETag to successful replies that rarely change (`isCacheable` in the route), and answers 304 if it
 * matches.
 */
export function addListEtags(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const { isCacheable } = request.routeOptions.config;
    if (!isCacheable || reply.statusCode !== 200 || reply.businessCode !== undefined) return done();
    const tag = tagOf(String(payload));
    reply.header('etag', tag).header('cache-control', 'private, no-cache');
    if (!includesTag(request.headers['if-none-match'], tag)) return done();
    reply.status(304);
    done(null, null);
  });
}
