import { onTabVisibility } from '@edu/shared-utility';
import { readEventStream, type StreamTimeouts } from './event-stream';
import { pause } from './pause';

interface StreamDelays extends StreamTimeouts {
  /** Delay before a stream that ended is opened again; doubled each time that it did not last. */
  readonly retryDelay: number;
  readonly longest: number;
  /** A stream that lasted this long resets the delay. */
  readonly minDuration: number;
}

const delays: StreamDelays = {
  firstBytes: 10_000,
  idleTimeout: 40_000,
  retryDelay: 3_000,
  longest: 300_000,
  minDuration: 20_000,
};

/** The server's own announcements of import map revisions. */
export interface News {
  /** The revision announced last; null while there is no stream. */
  lastRevision(): string | null;
  stop(): void;
}

const noNews: News = { lastRevision: () => null, stop: () => {} };

/**
 * Follows the stream of import map revisions. Over HTTP/1.1 a browser has six connections to a host for all its
 * pages, so one visible page holds the stream by a lock and forwards it to the others; a hidden page releases it.
 * Without locks (pages without https) or address there is no stream, and pages go on polling.
 *
 * @param onRevision called when the server announces another revision
 */
export function followNews(
  address: string | null,
  onRevision: (revision: string) => void,
  { retryDelay, longest, minDuration, ...timeouts }: StreamDelays = delays,
  now: () => number = () => Date.now(),
): News {
  const { locks } = navigator;
  if (address === null || !locks || !('BroadcastChannel' in window)) return noNews;
  const name = `import-map-news ${address}`;
  const channel = new BroadcastChannel(name);
  let latestRevision: string | null = null;
  let lastNewsAt = Number.NEGATIVE_INFINITY;
  let connection = new AbortController();
  let isLeader = false;

  function acceptRevision(revision: string): void {
    lastNewsAt = now();
    if (latestRevision === revision) return;
    latestRevision = revision;
    onRevision(revision);
  }
  function receiveRevision(id: string | null): void {
    const revision = id ?? latestRevision;
    if (revision === null) return;
    acceptRevision(revision);
    channel.postMessage(revision);
  }

  async function runAsLeader({ signal }: AbortController): Promise<void> {
    isLeader = true;
    for (let short = 0; !signal.aborted; ) {
      const startTime = now();
      const exists = await readEventStream(address ?? '', timeouts, signal, receiveRevision);
      short = now() - startTime < minDuration ? short + 1 : 0;
      const wait = exists ? Math.min(retryDelay * 2 ** Math.max(0, short - 1), longest) : longest;
      // Random, so that not all pages reconnect to a restarted server in the same moment.
      if (!signal.aborted) await pause(wait * (0.5 + Math.random()), signal);
    }
    isLeader = false;
  }
  function listen(): void {
    connection.abort();
    if (document.visibilityState !== 'visible') return;
    const lifeController = new AbortController();
    connection = lifeController;
    // Rejects when it is aborted while another page holds the lock.
    locks
      .request(name, { signal: lifeController.signal }, () => runAsLeader(lifeController))
      .catch(() => {});
  }

  channel.onmessage = ({ data }: MessageEvent<string | null>) => {
    if (data !== null) acceptRevision(data);
    else if (isLeader) receiveRevision(null);
  };
  const stopVisibility = onTabVisibility(listen);
  window.addEventListener('online', listen);
  listen();
  // Asks the page that reads the stream to repeat the latest revision.
  channel.postMessage(null);

  return {
    lastRevision: () => (now() - lastNewsAt < timeouts.idleTimeout ? latestRevision : null),
    stop() {
      stopVisibility();
      window.removeEventListener('online', listen);
      connection.abort();
      channel.close();
    },
  };
}
