import { Socket } from 'node:net';

type Chunk = { readonly chunk: Buffer; readonly encoding: BufferEncoding };

type Written = (error?: Error | null) => void;

/**
 * A socket that sends all that is written in one turn of the event loop as one buffer. Each write
 * wakes the other side, which costs more than most statements: many statements share one.
 */
class CoalescingSocket extends Socket {
  private isCorked = false;

  override write(
    chunk: string | Uint8Array,
    encoding?: BufferEncoding | Written,
    done?: Written,
  ): boolean {
    this.corkForThisTurn();
    return super.write(chunk, encoding as BufferEncoding, done);
  }

  /** `_writev` is protected in the typings of streams; overriding it is their documented use. */
  override _writev(chunks: Chunk[], done: (error?: Error | null) => void): void {
    this._write(Buffer.concat(chunks.map(({ chunk }) => chunk)), 'buffer' as BufferEncoding, done);
  }

  private corkForThisTurn(): void {
    if (this.isCorked) return;
    this.isCorked = true;
    this.cork();
    setImmediate(() => {
      this.isCorked = false;
      this.uncork();
    });
  }
}

/** For `pg`: a new connection's stream. */
export const coalescingSocket = (): Socket => new CoalescingSocket();
