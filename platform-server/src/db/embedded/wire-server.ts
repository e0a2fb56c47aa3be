import { createServer, type Server, type Socket } from 'node:net';
import { type Batch, ClientConnection } from './client-connection';
import { IDLE } from './messages';

/** The part of PGlite that the wire server needs. */
export interface ProtocolEngine {
  /** Unlike `execProtocolRaw` it neither parses the reply nor stores the result. */
  execProtocolRawStream(
    message: Uint8Array,
    options: { syncToFs: boolean; onRawData: (bytes: Uint8Array) => void },
  ): Promise<void>;
}

/** Milliseconds that the engine works before replies are sent and new statements read. */
const SLICE_MS = 2;

/**
 * Serves one embedded database to many `pg` connections over a socket. The engine has a single session, so whole
 * batches run one after the other, and an open transaction reserves the engine for its connection. (pglite-socket
 * queues single messages, so that Parse and Bind of two clients can interleave.)
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

  /** Rolls back the open transaction of a client that disconnects. */
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

  /** Runs after all available socket data has been read, to process it in one turn. */
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

  /** Runs queued batches for a limited time, so that replies are sent and new statements read in between. */
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

  /** The engine calls back before it returns; its promise only reports failures. */
  private execute({ owner, message }: Batch): void {
    let state = IDLE;
    const onRawData = (bytes: Uint8Array): void => {
      // The bytes are a view of the engine's memory, which the next statement overwrites.
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
