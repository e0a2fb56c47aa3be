import { createServer, type Server, type Socket } from 'node:net';
import { type Batch, ClientConnection } from './client-connection';
import { IDLE } from './messages';

/** The part of PGlite that the wire server needs. */
export interface ProtocolEngine {
  /** Unlike `execProtocolRaw` it neither parses the reply nor keeps what it parsed. */
  execProtocolRawStream(
    message: Uint8Array,
    options: { syncToFs: boolean; onRawData: (bytes: Uint8Array) => void },
  ): Promise<void>;
}

/** The engine works so long at most before replies are sent and new statements read. */
const SLICE_MS = 2;

/**
 * Serves one embedded database to many `pg` connections over a socket. The engine has a single
 * session, so whole batches run one after the other, and an open transaction keeps the engine to
 * its connection. (pglite-socket queues single messages: two clients' Parse and Bind can interleave.)
 */
export class WireServer {
  private readonly queue: Batch[] = [];
  private readonly connections = new Set<ClientConnection>();
  private transactionOwner: ClientConnection | null = null;
  private scheduled = false;
  private readonly server: Server;

  constructor(private readonly engine: ProtocolEngine) {
    this.server = createServer((socket) => this.accept(socket));
  }

  listen(path: string): Promise<void> {
    return new Promise((resolve, reject) => {
      this.server.once('error', reject);
      this.server.listen(path, resolve);
    });
  }

  close(): void {
    this.server.close();
    for (const connection of this.connections) connection.socket.destroy();
  }

  private accept(socket: Socket): void {
    const connection = new ClientConnection(socket, (batch) => {
      this.queue.push(batch);
      this.schedule();
    });
    this.connections.add(connection);
    socket.on('data', (data) => connection.receive(data));
    socket.on('error', () => socket.destroy());
    socket.on('close', () => this.disconnect(connection));
  }

  /** A client that goes in the middle of a transaction takes its transaction with it. */
  private disconnect(connection: ClientConnection): void {
    this.connections.delete(connection);
    for (let i = this.queue.length - 1; i >= 0; i -= 1) {
      if (this.queue[i]?.owner === connection) this.queue.splice(i, 1);
    }
    if (this.transactionOwner !== connection) return;
    const rollback = Buffer.from('Q\0\0\0\x0dROLLBACK\0');
    this.queue.unshift({ owner: connection, message: rollback });
    this.schedule();
  }

  /** After what the sockets have at hand is read, so that one turn runs it all. */
  private schedule(): void {
    if (this.scheduled) return;
    this.scheduled = true;
    setImmediate(() => this.run());
  }

  private next(): Batch | undefined {
    if (!this.transactionOwner) return this.queue.shift();
    const index = this.queue.findIndex((batch) => batch.owner === this.transactionOwner);
    return index < 0 ? undefined : this.queue.splice(index, 1)[0];
  }

  /** Runs what is queued, for a while: then replies leave and new statements are read. */
  private run(): void {
    this.scheduled = false;
    const end = performance.now() + SLICE_MS;
    for (let batch = this.next(); batch; batch = this.next()) {
      this.execute(batch);
      if (performance.now() > end) {
        this.schedule();
        break;
      }
    }
    for (const connection of this.connections) connection.flush();
  }

  /** The engine works before it returns: its promise only brings a failure. */
  private execute({ owner, message }: Batch): void {
    let state = IDLE;
    const onRawData = (bytes: Uint8Array): void => {
      // A view of the engine's memory: it is written over by the next statement.
      owner.reply(bytes.slice());
      // A reply ends in ReadyForQuery, whose last byte is the transaction state.
      state = bytes[bytes.length - 1] ?? IDLE;
    };
    this.engine
      .execProtocolRawStream(message, { syncToFs: false, onRawData })
      .catch(() => owner.socket.destroy());
    this.transactionOwner = state === IDLE ? null : owner;
    if (this.transactionOwner && !this.connections.has(owner)) this.disconnect(owner);
  }
}
