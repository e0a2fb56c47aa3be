import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { tooManyError } from '../domain/codes/limits';
import { networkOf } from '../domain/network';

/** What a listener gets: `id` is what it says it had when it comes back. */
export interface StreamEvent {
  readonly id: string;
  readonly data: string;
}

export interface StreamLimits {
  /** Of one network; a hall of screens behind one address is one. */
  readonly perNetwork: number;
  readonly inAll: number;
  /** Milliseconds between two looks at what is listened to. */
  readonly every: number;
  /** Milliseconds after which a silent stream says that it is alive, before proxies end it. */
  readonly beat: number;
  /** Milliseconds after which a browser comes back. */
  readonly retry: number;
}

interface Listener {
  readonly network: string;
  readonly reply: FastifyReply;
  /** Its head is sent: before that nothing may be written. */
  hasBegun: boolean;
  had: string | null;
}

interface Topic {
  readonly read: () => Promise<StreamEvent>;
  readonly listeners: Set<Listener>;
  isLooking: boolean;
}

export interface EventStreams {
  /**
   * Sends anyone who asks the present event, unless they had it already, and each other one.
   *
   * @param topic one look at it serves all who listen
   * @param look rejects where there is nothing to be heard any more: the streams end
   */
  open(
    request: FastifyRequest,
    reply: FastifyReply,
    topic: string,
    look: () => Promise<StreamEvent>,
  ): Promise<void>;
  readonly size: number;
}

/** One buffer for all who get it. */
const bytesOf = ({ id, data }: StreamEvent): Buffer => Buffer.from(`id: ${id}\ndata: ${data}\n\n`);

/**
 * Server-sent events: each process looks by itself at what is listened to in it, so that several need not know of each
 * other. A stop ends all streams; browsers come back to another process by themselves.
 */
export function createEventStreams(app: FastifyInstance, limits: StreamLimits): EventStreams {
  const topics = new Map<string, Topic>();
  const all = new Set<Listener>();
  const perNetwork = new Map<string, number>();

  /** Who has not read yet what was sent gets the latest at the next look, not each one. */
  const isBehind = ({ reply: { raw } }: Listener): boolean => raw.writableNeedDrain;
  const begun = (): Listener[] => [...all].filter(({ hasBegun }) => hasBegun);

  function send(listener: Listener, event: StreamEvent, bytes: Buffer): void {
    if (listener.had === event.id || isBehind(listener)) return;
    listener.had = event.id;
    listener.reply.raw.write(bytes);
  }

  async function look(topic: Topic): Promise<void> {
    if (topic.isLooking) return;
    topic.isLooking = true;
    try {
      const event = await topic.read();
      const bytes = bytesOf(event);
      for (const listener of topic.listeners) send(listener, event, bytes);
    } catch (error) {
      app.log.debug({ err: error }, 'stream ended');
      for (const { reply } of topic.listeners) reply.raw.end();
    } finally {
      topic.isLooking = false;
    }
  }

  const looks = setInterval(() => {
    for (const topic of topics.values()) void look(topic);
  }, limits.every).unref();
  const beats = setInterval(() => {
    for (const listener of begun()) if (!isBehind(listener)) listener.reply.raw.write(':\n\n');
  }, limits.beat).unref();
  app.addHook('preClose', async () => {
    clearInterval(looks);
    clearInterval(beats);
    for (const { reply } of begun()) reply.raw.end();
  });

  const countOf = (network: string): number => perNetwork.get(network) ?? 0;
  function enter(listener: Listener): void {
    all.add(listener);
    perNetwork.set(listener.network, countOf(listener.network) + 1);
  }
  function leave(listener: Listener, name: string): void {
    if (!all.delete(listener)) return;
    const left = countOf(listener.network) - 1;
    if (left > 0) perNetwork.set(listener.network, left);
    else perNetwork.delete(listener.network);
    const topic = topics.get(name);
    topic?.listeners.delete(listener);
    if (topic?.listeners.size === 0) topics.delete(name);
  }
  /** Looked up only once a listener joins: several who come at once share one topic. */
  function join(listener: Listener, name: string, lookAt: Topic['read']): void {
    const topic = topics.get(name) ?? { read: lookAt, listeners: new Set(), isLooking: false };
    topics.set(name, topic);
    topic.listeners.add(listener);
  }

  return {
    get size() {
      return all.size;
    },
    async open(request, reply, name, lookAt) {
      const network = networkOf(request.ip);
      if (all.size >= limits.inAll || countOf(network) >= limits.perNetwork) {
        throw tooManyError(Math.ceil(limits.beat / 1000));
      }
      const { raw } = reply;
      const had = request.headers['last-event-id'];
      const listener: Listener = {
        ...{ network, reply, hasBegun: false },
        had: typeof had === 'string' ? had : null,
      };
      enter(listener);
      raw.once('close', () => leave(listener, name));
      // refused as an envelope, before a stream begins
      const current = await lookAt().catch((error: unknown) => {
        leave(listener, name);
        throw error;
      });
      reply.hijack();
      if (raw.destroyed) return leave(listener, name);
      join(listener, name, lookAt);
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
      if (app.leaving.begun) raw.end();
    },
  };
}
