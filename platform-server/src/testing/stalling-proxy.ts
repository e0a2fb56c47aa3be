import { once } from 'node:events';
import {
  type AddressInfo,
  connect,
  createServer,
  type NetConnectOpts,
  type Socket,
} from 'node:net';

export interface StallingProxy {
  readonly port: number;
  /** Nothing passes any more, and nothing is closed: as of a database whose processes hang. */
  stall(): void;
  /** What was held passes. */
  resume(): void;
  /** Cuts all connections and takes no new ones, as of a database that is down. */
  refuse(): Promise<void>;
  /** Takes connections again. */
  accept(): Promise<void>;
}

/** A TCP port of its own that passes on what it gets, until it is told otherwise. */
export async function startStallingProxy(upstream: NetConnectOpts): Promise<StallingProxy> {
  const open = new Set<Socket>();
  let stalled = false;
  const server = createServer((near) => {
    const far = connect(upstream);
    for (const [first, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(first);
      first.on('data', (bytes) => other.write(bytes));
      first.on('error', () => {});
      first.once('close', () => {
        open.delete(first);
        other.destroy();
      });
      if (stalled) first.pause();
    }
  });
  const listen = async (port: number): Promise<void> => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    port,
    stall() {
      stalled = true;
      for (const socket of open) socket.pause();
    },
    resume() {
      stalled = false;
      for (const socket of open) socket.resume();
    },
    async refuse() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of open) socket.destroy();
      await closed;
    },
    accept: () => listen(port),
  };
}
