import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createEventStreams, type StreamLimits } from '../http/event-streams';
import type { LiveMap } from './live-map';
import { type PackedText, packedText, sendPacked } from './send-text';
import { REVALIDATE } from './static-headers';

const MAP = '/importmap.json';
const NEWS = `${MAP}/news`;

/** A browser has one stream for all its pages; those of one network, as of a proxy, take half of the places at most. */
const newsLimits: StreamLimits = {
  perNetwork: 5_000,
  inAll: 10_000,
  every: 500,
  beat: 15_000,
  retry: 3_000,
};

/**
 * The import map, and the stream that tells its revision (its ETag) whenever there is another one. Every process looks
 * by itself at file and database, so what one server has changed is told by all of them.
 */
export function serveMap(
  app: FastifyInstance,
  map: LiveMap,
  limits: Partial<StreamLimits> = {},
): void {
  const streams = createEventStreams(app, { ...newsLimits, ...limits });
  const hidden = { schema: { hide: true } as object };
  let packed: PackedText | null = null;

  async function sendMap(request: FastifyRequest, reply: FastifyReply) {
    const { body, etag } = await map.current();
    reply.header('cache-control', REVALIDATE).header('etag', etag);
    // Pages on other origins may share this map; it holds nothing secret.
    reply.header('access-control-allow-origin', '*');
    reply.header('access-control-expose-headers', 'etag, link');
    // Where nothing says so, as on a plain file server, no page asks for a stream.
    reply.header('link', `<${NEWS}>; rel="monitor"`);
    if (request.headers['if-none-match']?.includes(etag)) return reply.status(304).send();
    // All pages ask at once when there is a new one.
    if (packed?.text !== body) packed = packedText(body);
    return sendPacked(request, reply.type('application/json; charset=utf-8'), packed);
  }
  const readEvent = async () => {
    const { etag } = await map.current();
    return { id: etag, data: etag };
  };
  app.get(MAP, hidden, sendMap);
  app.get(NEWS, hidden, (request, reply) => {
    reply.header('access-control-allow-origin', '*');
    return streams.open(request, reply, 'map', readEvent);
  });
}
