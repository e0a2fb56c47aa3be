import type { Socket } from 'node:net';
import {
  CANCEL_REQUEST,
  isMessageLength,
  isStartupLength,
  SSL_REQUEST,
  startupReply,
  withStatementPrefix,
} from './messages';

/** Messages of one client up to Sync or Query, which the engine runs together. */
export interface Batch {
  readonly owner: ClientConnection;
  readonly message: Buffer;
}

let clients = 0;

/** One client: splits the byte stream into batches that end in Sync, Query or Terminate. */
export class ClientConnection {
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

  /** Processes received bytes; closes the connection of a client that does not speak the protocol. */
  receive(data: Buffer): void {
    this.buffer = this.buffer.length === 0 ? data : Buffer.concat([this.buffer, data]);
    while (
      !this.socket.destroyed &&
      (this.started ? this.receiveMessage() : this.receiveStartup())
    );
  }

  private receiveStartup(): boolean {
    if (this.buffer.length < 8) return false;
    const length = this.buffer.readInt32BE(0);
    if (!isStartupLength(length)) {
      this.socket.destroy();
      return false;
    }
    if (this.buffer.length < length) return false;
    const code = this.buffer.readInt32BE(4);
    this.buffer = this.buffer.subarray(length);
    if (code === SSL_REQUEST) this.socket.write('N');
    else if (code === CANCEL_REQUEST) this.socket.end();
    else {
      this.started = true;
      this.socket.write(startupReply);
    }
    return true;
  }

  private receiveMessage(): boolean {
    if (this.buffer.length < 5) return false;
    const declaredLength = this.buffer.readInt32BE(1);
    if (!isMessageLength(declaredLength)) {
      this.socket.destroy();
      return false;
    }
    const length = 1 + declaredLength;
    if (this.buffer.length < length) return false;
    const message = this.buffer.subarray(0, length);
    this.buffer = this.buffer.subarray(length);
    const kind = String.fromCharCode(message[0] ?? 0);
    if (kind === 'X') {
      this.socket.end();
      return true;
    }
    this.batch.push(withStatementPrefix(message, this.prefix));
    if (kind === 'S' || kind === 'Q') {
      const messages = Buffer.concat(this.batch);
      this.batch = [];
      this.submit({ owner: this, message: messages });
    }
    return true;
  }

  reply(bytes: Uint8Array): void {
    this.replies.push(bytes);
  }

  /** Sends the replies collected so far in one write, since each write wakes the other thread. */
  flush(): void {
    if (this.replies.length === 0) return;
    const [firstReply] = this.replies;
    this.socket.write(
      this.replies.length === 1 && firstReply ? firstReply : Buffer.concat(this.replies),
    );
    this.replies = [];
  }
}
