import { createServer, type Server, type Socket } from 'node:net';

/** The part of PGlite that the wire server needs. */
export interface ProtocolEngine {
  /** Unlike `execProtocolRaw` it neither parses the reply nor keeps what it parsed. */
  execProtocolRawStream(
    message: Uint8Array,
    options: { syncToFs: boolean; onRawData: (bytes: Uint8Array) => void },
  ): Promise<void>;
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

/** The engine works so long at most before replies are sent and new statements read. */
const SLICE_MS = 2;

interface Batch {
  readonly owner: Connection;
  readonly message: Buffer;
}

/** Places of a statement's name in the messages that carry one. */
function nameStart(message: Buffer): number | null {
  switch (String.fromCharCode(message[0] ?? 0)) {
    case 'P':
      return 5;
    case 'B':
      return message.indexOf(0, 5) + 1;
    case 'D':
    case 'C':
      return message[5] === 0x53 ? 6 : null;
    default:
      return null;
  }
}

/** The engine has one session: each client's named statements get names of their own. */
function ownName(message: Buffer, prefix: string): Buffer {
  const start = nameStart(message);
  if (start === null || message[start] === 0) return message;
  const renamed = Buffer.concat([
    message.subarray(0, start),
    Buffer.from(prefix),
    message.subarray(start),
  ]);
  renamed.writeInt32BE(renamed.length - 1, 1);
  return renamed;
}

let clients = 0;

/** One client: cuts the byte stream into batches that end in Sync, Query or Terminate. */
class Connection {
  private buffer: Buffer = Buffer.alloc(0);
  private started = false;
  private batch: Buffer[] = [];
  private replies: Uint8Array[] = [];
  private readonly prefix: string;

  constructor(
    readonly socket: Socket,
    private readonly submit: (batch: Batch) => void,
  ) {
    clients += 1;
    this.prefix = `c${clients}_`;
  }

  receive(data: Buffer): void {
    this.buffer = this.buffer.length === 0 ? data : Buffer.concat([this.buffer, data]);
    while (this.started ? this.receiveMessage() : this.receiveStartup());
  }

  private receiveStartup(): boolean {
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

  private receiveMessage(): boolean {
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
    this.batch.push(ownName(message, this.prefix));
    if (kind === 'S' || kind === 'Q') {
      const whole = Buffer.concat(this.batch);
      this.batch = [];
      this.submit({ owner: this, message: whole });
    }
    return true;
  }

  reply(bytes: Uint8Array): void {
    this.replies.push(bytes);
  }

  /** Sends the replies so far as one write: each wakes the other thread. */
  flush(): void {
    if (this.replies.length === 0) return;
    const [only] = this.replies;
    this.socket.write(this.replies.length === 1 && only ? only : Buffer.concat(this.replies));
    this.replies = [];
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
  private transactionOwner: Connection | null = null;
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
    const connection = new Connection(socket, (batch) => {
      this.queue.push(batch);
      this.schedule();
    });
    this.connections.add(connection);
    socket.on('data', (data) => connection.receive(data));
    socket.on('error', () => socket.destroy());
    socket.on('close', () => this.disconnect(connection));
  }

  /** A client that goes in the middle of a transaction takes its transaction with it. */
  private disconnect(connection: Connection): void {
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
