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
  /** Holds all data without closing connections, like a database that hangs. */
  stall(): void;
  /** Sends the held data. */
  resume(): void;
  /** Closes all connections and refuses new ones, like a database that is down. */
  refuse(): Promise<void>;
  /** Accepts connections again. */
  accept(): Promise<void>;
}

/** Starts a TCP proxy to `upstream` on a port of its own. */
export async function startStallingProxy(upstream: NetConnectOpts): Promise<StallingProxy> {
  const open = new Set<Socket>();
  let stalled = false;
  const server = createServer((clientSocket) => {
    const serverSocket = connect(upstream);
    for (const [source, target] of [
      [clientSocket, serverSocket],
      [serverSocket, clientSocket],
    ] as const) {
      open.add(source);
      source.on('data', (bytes) => target.write(bytes));
      source.on('error', () => {});
      source.once('close', () => {
        open.delete(source);
        target.destroy();
      });
      if (stalled) source.pause();
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
