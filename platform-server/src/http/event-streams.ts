import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { tooManyError } from '../domain/codes/limits';
import { networkOf } from '../domain/network';

/** An event of the stream; clients send `id` back as Last-Event-ID when they reconnect. */
export interface StreamEvent {
  readonly id: string;
  readonly data: string;
}

export interface StreamLimits {
  /** Maximum of open streams per network; many screens may share one IP address. */
  readonly perNetwork: number;
  readonly total: number;
  /** Milliseconds between two reads of each topic. */
  readonly readInterval: number;
  /** Milliseconds between heartbeats, which keep proxies from closing an idle stream. */
  readonly heartbeatInterval: number;
  /** Milliseconds after which a browser reconnects. */
  readonly retry: number;
}

interface Listener {
  readonly network: string;
  readonly reply: FastifyReply;
  /** True once the response head is sent; nothing may be written before. */
  hasBegun: boolean;
  lastSentId: string | null;
}

interface Topic {
  readonly read: () => Promise<StreamEvent>;
  readonly listeners: Set<Listener>;
  isReading: boolean;
}

export interface EventStreams {
  /**
   * Opens a stream: sends the current event, unless its id is the request's Last-Event-ID, and each later change.
   *
   * @param topic key by which listeners share one read
   * @param readEvent reads the current event; if it rejects, all streams of the topic are closed
   */
  open(
    request: FastifyRequest,
    reply: FastifyReply,
    topic: string,
    readEvent: () => Promise<StreamEvent>,
  ): Promise<void>;
  readonly size: number;
}

/** Encoded once for all listeners. */
const bytesOf = ({ id, data }: StreamEvent): Buffer => Buffer.from(`id: ${id}\ndata: ${data}\n\n`);

/**
 * Server-sent events. Each process polls the topics of its own listeners, so processes need not notify each other.
 * On shutdown all streams end, and browsers reconnect to another process.
 */
export function createEventStreams(app: FastifyInstance, limits: StreamLimits): EventStreams {
  const topics = new Map<string, Topic>();
  const all = new Set<Listener>();
  const perNetwork = new Map<string, number>();

  /** True for a client that has not read the last event yet: it gets only the latest one at a later poll. */
  const isBufferFull = ({ reply: { raw } }: Listener): boolean => raw.writableNeedDrain;
  const begunListeners = (): Listener[] => [...all].filter(({ hasBegun }) => hasBegun);

  function send(listener: Listener, event: StreamEvent, bytes: Buffer): void {
    if (listener.lastSentId === event.id || isBufferFull(listener)) return;
    listener.lastSentId = event.id;
    listener.reply.raw.write(bytes);
  }

  async function pollTopic(topic: Topic): Promise<void> {
    if (topic.isReading) return;
    topic.isReading = true;
    try {
      const event = await topic.read();
      const bytes = bytesOf(event);
      for (const listener of topic.listeners) send(listener, event, bytes);
    } catch (error) {
      app.log.debug({ err: error }, 'stream ended');
      for (const { reply } of topic.listeners) reply.raw.end();
    } finally {
      topic.isReading = false;
    }
  }

  const pollTimer = setInterval(() => {
    for (const topic of topics.values()) void pollTopic(topic);
  }, limits.readInterval).unref();
  const heartbeatTimer = setInterval(() => {
    for (const listener of begunListeners())
      if (!isBufferFull(listener)) listener.reply.raw.write(':\n\n');
  }, limits.heartbeatInterval).unref();
  app.addHook('preClose', async () => {
    clearInterval(pollTimer);
    clearInterval(heartbeatTimer);
    for (const { reply } of begunListeners()) reply.raw.end();
  });

  const countOf = (network: string): number => perNetwork.get(network) ?? 0;
  function enter(listener: Listener): void {
    all.add(listener);
    perNetwork.set(listener.network, countOf(listener.network) + 1);
  }
  function leave(listener: Listener, name: string): void {
    if (!all.delete(listener)) return;
    const listenersLeft = countOf(listener.network) - 1;
    if (listenersLeft > 0) perNetwork.set(listener.network, listenersLeft);
    else perNetwork.delete(listener.network);
    const topic = topics.get(name);
    topic?.listeners.delete(listener);
    if (topic?.listeners.size === 0) topics.delete(name);
  }
  /** Finds the topic only when the listener joins, so that concurrent first listeners share one topic. */
  function join(listener: Listener, name: string, readEvent: Topic['read']): void {
    const topic = topics.get(name) ?? { read: readEvent, listeners: new Set(), isReading: false };
    topics.set(name, topic);
    topic.listeners.add(listener);
  }

  return {
    get size() {
      return all.size;
    },
    async open(request, reply, name, readEvent) {
      const network = networkOf(request.ip);
      if (all.size >= limits.total || countOf(network) >= limits.perNetwork) {
        throw tooManyError(Math.ceil(limits.heartbeatInterval / 1000));
      }
      const { raw } = reply;
      const lastEventId = request.headers['last-event-id'];
      const listener: Listener = {
        ...{ network, reply, hasBegun: false },
        lastSentId: typeof lastEventId === 'string' ? lastEventId : null,
      };
      enter(listener);
      raw.once('close', () => leave(listener, name));
      // a failure here is still sent as an envelope, since the stream has not begun
      const current = await readEvent().catch((error: unknown) => {
        leave(listener, name);
        throw error;
      });
      reply.hijack();
      if (raw.destroyed) return leave(listener, name);
      join(listener, name, readEvent);
      raw.writeHead(200, {
        ...(reply.getHeaders() as Record<string, string>),
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
        'x-content-type-options': 'nosniff',
      });
      listener.hasBegun = true;
      raw.write(`retry: ${limits.retry}\n\n`);
      send(listener, current, bytesOf(current));
      if (app.leaving.hasBegun) raw.end();
    },
  };
}
