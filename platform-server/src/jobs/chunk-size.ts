/** Rows of a job's first transaction, before it is known how long one takes. */
const FIRST_CHUNK_ROWS = 10;
/** Milliseconds after which a transaction is too long: the embedded database serves nobody else meanwhile. */
const SLOW_MS = 300;

/** Rows of a job's next transaction. */
export interface ChunkSize {
  readonly rows: number;
  /** The size after a transaction that took so many milliseconds. */
  after(durationMs: number): ChunkSize;
}

const chunkOf = (rows: number, maxRows: number): ChunkSize => ({
  rows,
  after: (took) => {
    if (took > SLOW_MS) return chunkOf(Math.max(1, Math.floor(rows / 2)), maxRows);
    return took < SLOW_MS / 3
      ? chunkOf(Math.min(maxRows, rows * 2), maxRows)
      : chunkOf(rows, maxRows);
  },
});

/** @param maxRows rows per transaction, however fast they are */
export const firstChunk = (maxRows: number): ChunkSize =>
  chunkOf(Math.min(FIRST_CHUNK_ROWS, maxRows), maxRows);

/** For work whose result depends on which rows share a transaction. */
export const fixedChunk = (rows: number): ChunkSize => ({ rows, after: () => fixedChunk(rows) });
