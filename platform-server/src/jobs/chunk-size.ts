/** Rows of a job's first transaction, when nobody knows yet how long one takes. */
const FIRST = 10;
/** In ms: how long the embedded database may answer nobody else. */
const LONG = 300;

/** Rows of a job's next transaction. */
export interface ChunkSize {
  readonly rows: number;
  /** Takes into account how long the last transaction took, in ms. */
  after(took: number): ChunkSize;
}

const sized = (rows: number, most: number): ChunkSize => ({
  rows,
  after: (took) => {
    if (took > LONG) return sized(Math.max(1, Math.floor(rows / 2)), most);
    return took < LONG / 3 ? sized(Math.min(most, rows * 2), most) : sized(rows, most);
  },
});

/** @param most rows per transaction however quick they are */
export const firstChunk = (most: number): ChunkSize => sized(Math.min(FIRST, most), most);

/** For work that depends on which rows are together. */
export const fixedChunk = (rows: number): ChunkSize => ({ rows, after: () => fixedChunk(rows) });
