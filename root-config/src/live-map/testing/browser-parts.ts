/** Fakes of what jsdom lacks: locks and channels that all pages of a browser share. */

interface Waiting {
  readonly begin: () => void;
}

/** Web Locks of one browser: first come, first served. */
function createLocks(): Pick<LockManager, 'request'> {
  const locked = new Set<string>();
  const queues = new Map<string, Waiting[]>();
  const next = (name: string) => {
    locked.delete(name);
    queues.get(name)?.shift()?.begin();
  };
  const request = (
    name: string,
    { signal }: { signal: AbortSignal },
    work: () => Promise<void>,
  ): Promise<void> =>
    new Promise((resolve, reject) => {
      const queue = queues.get(name) ?? [];
      queues.set(name, queue);
      const entry: Waiting = {
        begin() {
          locked.add(name);
          work()
            .then(resolve, reject)
            .finally(() => next(name));
        },
      };
      if (!locked.has(name)) {
        entry.begin();
        return;
      }
      queue.push(entry);
      signal.addEventListener('abort', () => {
        const index = queue.indexOf(entry);
        if (index < 0) return;
        queue.splice(index, 1);
        reject(new Error('called off'));
      });
    });
  return { request } as unknown as Pick<LockManager, 'request'>;
}

const channels = new Set<ChannelBetweenPages>();

/** A BroadcastChannel: the sender does not receive its own messages. */
class ChannelBetweenPages {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  constructor(readonly name: string) {
    channels.add(this);
  }
  postMessage(data: unknown): void {
    for (const channel of channels) {
      if (channel === this || channel.name !== this.name) continue;
      queueMicrotask(() => channels.has(channel) && channel.onmessage?.({ data }));
    }
  }
  close(): void {
    channels.delete(this);
  }
}

/** Installs the fakes; `locks: false` mimics a page without https. */
export function browserFixture({ locks = true } = {}): void {
  const value = locks ? createLocks() : undefined;
  Object.defineProperty(navigator, 'locks', { value, configurable: true });
  Object.assign(globalThis, { BroadcastChannel: ChannelBetweenPages });
}
