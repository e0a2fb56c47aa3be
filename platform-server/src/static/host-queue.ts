interface HostState {
  running: number;
  readonly waiting: (() => void)[];
}

/** Few requests at a time to each host: many lines of one host must not crowd out what people ask for. */
export class HostQueue {
  private readonly hosts = new Map<string, HostState>();

  /** @param most requests at the same time to one host */
  constructor(private readonly max: number) {}

  async run<T>(address: string, work: () => Promise<T>): Promise<T> {
    const { origin } = new URL(address);
    const host = this.hosts.get(origin) ?? { running: 0, waiting: [] };
    this.hosts.set(origin, host);
    // A slot is handed to the next in the queue, so that no other caller overtakes.
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
