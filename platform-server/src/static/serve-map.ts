import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createEventStreams, type StreamLimits } from '../http/event-streams';
import type { LiveMap } from './map-revision';
import { type PackedText, packedText, sendPacked } from './send-text';
import { REVALIDATE } from './static-headers';

const MAP = '/importmap.json';
const NEWS = `${MAP}/news`;

/**
 * A browser opens one stream for all its pages. Those of one network, such as a proxy, get at most half of the total.
 */
const newsLimits: StreamLimits = {
  perNetwork: 5_000,
  total: 10_000,
  readInterval: 500,
  heartbeatInterval: 15_000,
  retry: 3_000,
};

/**
 * Serves the import map, and the stream that announces new revisions by their ETag. Every process polls file and
 * database, so that all of them announce a change made by one.
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
    // Pages on other origins may use this map; it holds nothing secret.
    reply.header('access-control-allow-origin', '*');
    reply.header('access-control-expose-headers', 'etag, link');
    // Without this header, as on a plain file server, pages open no stream.
    reply.header('link', `<${NEWS}>; rel="monitor"`);
    if (request.headers['if-none-match']?.includes(etag)) return reply.status(304).send();
    // All pages request a new map at the same time.
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
