import { Socket } from 'node:net';

type Chunk = { readonly chunk: Buffer; readonly encoding: BufferEncoding };

type WriteCallback = (error?: Error | null) => void;

/**
 * A socket that sends all writes of one turn of the event loop as one buffer. Each write wakes the other side, which
 * costs more than most statements, so that many statements share one.
 */
class CoalescingSocket extends Socket {
  private isCorked = false;

  override write(
    chunk: string | Uint8Array,
    encoding?: BufferEncoding | WriteCallback,
    done?: WriteCallback,
  ): boolean {
    this.corkForThisTurn();
    return super.write(chunk, encoding as BufferEncoding, done);
  }

  /** `_writev` is protected in the stream typings; overriding it is documented use. */
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

/** Creates the stream of a new `pg` connection. */
export const coalescingSocket = (): Socket => new CoalescingSocket();
