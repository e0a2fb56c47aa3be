interface HostState {
  running: number;
  readonly waiting: (() => void)[];
}

/** Limits the requests to each host, so that checks of many lines of one host do not delay requests of people. */
export class HostQueue {
  private readonly hosts = new Map<string, HostState>();

  /** @param max concurrent requests to one host */
  constructor(private readonly max: number) {}

  async run<T>(address: string, work: () => Promise<T>): Promise<T> {
    const { origin } = new URL(address);
    const host = this.hosts.get(origin) ?? { running: 0, waiting: [] };
    this.hosts.set(origin, host);
    // The slot is passed on to the next in the queue, so that no later caller overtakes it.
    if (host.running < this.max) host.running += 1;
    else await new Promise<void>((turn) => host.waiting.push(turn));
    try {
      return await work();
    } finally {
      const next = host.waiting.shift();
      if (next) next();
      else host.running -= 1;
    }
  }
}
