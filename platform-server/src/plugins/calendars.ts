import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { tooManyError } from '../domain/codes/limits';
import { feedOf } from '../domain/live/feed';
import { createRateLimiter } from '../http/rate-limiter';
import { pageOf } from '../http/request-context';

const path = '/calendar/';

export const feedAddress = (token: string): string => `${path}${token}.ics`;

const ADDRESS = /^([\w-]{43})\.ics$/;

/** Limit per address, independent of the client: calendar programs refresh at intervals of minutes. */
const READ_LIMIT = { burst: 12, perSecond: 1 / 60 };

/**
 * Serves calendar subscriptions: calendar programs cannot log in, so the address contains a secret that identifies
 * the person.
 */
export function serveCalendars(app: FastifyInstance): void {
  const limitReads = createRateLimiter(READ_LIMIT);
  app.get<{ Params: { name: string } }>(
    `${path}:name`,
    { schema: { hide: true } as object },
    async (request, reply) => {
      const token = ADDRESS.exec(request.params.name)?.[1] ?? '';
      const wait = limitReads(token);
      if (wait > 0) throw tooManyError(wait);
      const { origin } = pageOf(request);
      const { name, content } = await app.db.withSystem((tx) => feedOf(tx, token, origin));
      const tag = `"${createHash('sha256').update(content).digest('base64url')}"`;
      reply
        .header('etag', tag)
        .header('cache-control', 'private, max-age=300')
        .header('referrer-policy', 'no-referrer');
      if (request.headers['if-none-match'] === tag) return reply.code(304).send();
      return reply
        .type('text/calendar; charset=utf-8')
        .header('content-disposition', `inline; filename*=UTF-8''${encodeURIComponent(name)}`)
        .send(content);
    },
  );
}
