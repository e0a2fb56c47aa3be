import { createServer, type Server, type Socket } from 'node:net';

/** The part of PGlite that the wire server needs. */
export interface ProtocolEngine {
  execProtocolRaw(message: Uint8Array): Promise<Uint8Array>;
}

const SSL_REQUEST = 80877103;
const CANCEL_REQUEST = 80877102;
const IDLE = 'I'.charCodeAt(0);
const READY = Buffer.from([0x5a, 0, 0, 0, 5, IDLE]);

const parameter = (name: string, value: string): Buffer => {
  const body = Buffer.from(`${name}\0${value}\0`);
  const head = Buffer.alloc(5);
  head.write('S');
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
};

const greeting = Buffer.concat([
  Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0]),
  parameter('server_version', '18.0'),
  parameter('server_encoding', 'UTF8'),
  parameter('client_encoding', 'UTF8'),
  parameter('standard_conforming_strings', 'on'),
  parameter('integer_datetimes', 'on'),
  READY,
]);

interface Batch {
  readonly owner: Connection;
  readonly message: Buffer;
  done(reply: Uint8Array): void;
}

/** One client: cuts the byte stream into batches that end in Sync, Query or Terminate. */
class Connection {
  private buffer: Buffer = Buffer.alloc(0);
  private started = false;
  private batch: Buffer[] = [];

  constructor(
    readonly socket: Socket,
    private readonly submit: (batch: Batch) => void,
  ) {}

  take(data: Buffer): void {
    this.buffer = this.buffer.length === 0 ? data : Buffer.concat([this.buffer, data]);
    while (this.started ? this.takeMessage() : this.takeGreeting());
  }

  private takeGreeting(): boolean {
    if (this.buffer.length < 8) return false;
    const length = this.buffer.readInt32BE(0);
    if (this.buffer.length < length) return false;
    const code = this.buffer.readInt32BE(4);
    this.buffer = this.buffer.subarray(length);
    if (code === SSL_REQUEST) this.socket.write('N');
    else if (code === CANCEL_REQUEST) this.socket.end();
    else {
      this.started = true;
      this.socket.write(greeting);
    }
    return true;
  }

  private takeMessage(): boolean {
    if (this.buffer.length < 5) return false;
    const length = 1 + this.buffer.readInt32BE(1);
    if (this.buffer.length < length) return false;
    const message = this.buffer.subarray(0, length);
    this.buffer = this.buffer.subarray(length);
    const kind = String.fromCharCode(message[0] ?? 0);
    if (kind === 'X') {
      this.socket.end();
      return true;
    }
    this.batch.push(message);
    if (kind === 'S' || kind === 'Q') {
      const whole = Buffer.concat(this.batch);
      this.batch = [];
      this.submit({ owner: this, message: whole, done: (reply) => this.socket.write(reply) });
    }
    return true;
  }
}

/**
 * Serves one embedded database to many `pg` connections over a socket. The engine has a single
 * session, so whole batches run one after the other, and an open transaction keeps the engine to
 * its connection. (pglite-socket queues single messages: two clients' Parse and Bind can interleave.)
 */
export class WireServer {
  private readonly queue: Batch[] = [];
  private readonly connections = new Set<Connection>();
  private holder: Connection | null = null;
  private running = false;
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
    const connection = new Connection(socket, (batch) => {
      this.queue.push(batch);
      void this.run();
    });
    this.connections.add(connection);
    socket.on('data', (data) => connection.take(data));
    socket.on('error', () => socket.destroy());
    socket.on('close', () => this.leave(connection));
  }

  /** A client that goes in the middle of a transaction takes its transaction with it. */
  private leave(connection: Connection): void {
    this.connections.delete(connection);
    for (let i = this.queue.length - 1; i >= 0; i -= 1) {
      if (this.queue[i]?.owner === connection) this.queue.splice(i, 1);
    }
    if (this.holder !== connection) return;
    const rollback = Buffer.from('Q\0\0\0\x0dROLLBACK\0');
    this.queue.unshift({ owner: connection, message: rollback, done: () => {} });
    void this.run();
  }

  private next(): Batch | undefined {
    if (!this.holder) return this.queue.shift();
    const index = this.queue.findIndex((batch) => batch.owner === this.holder);
    return index < 0 ? undefined : this.queue.splice(index, 1)[0];
  }

  private async run(): Promise<void> {
    if (this.running) return;
    this.running = true;
    for (let batch = this.next(); batch; batch = this.next()) {
      try {
        const reply = await this.engine.execProtocolRaw(batch.message);
        // A reply ends in ReadyForQuery, whose last byte is the transaction state.
        this.holder = reply[reply.length - 1] === IDLE ? null : batch.owner;
        batch.done(reply);
        if (this.holder && !this.connections.has(this.holder)) this.leave(this.holder);
      } catch {
        this.holder = null;
        batch.owner.socket.destroy();
      }
    }
    this.running = false;
  }
}
