import { failureOf } from '@edu/shared-utility/data';

/** A row that was refused, and why. */
export interface RefusedRow<Row> {
  readonly row: Row;
  readonly reason: string;
}

export interface BulkOutcome<Row> {
  readonly done: number;
  readonly refused: readonly RefusedRow<Row>[];
  /** Rows that were not sent because of the abort. */
  readonly left: readonly Row[];
}

/** Maximum number of concurrent requests. */
const concurrency = 4;

/**
 * Sends a request for each row, a few at a time. A refused row does not stop the others.
 *
 * @param onProgress called with the number of answers
 * @param signal stops before the next row; pending ones are awaited
 */
export async function runBulk<Row>(
  rows: readonly Row[],
  send: (row: Row) => Promise<{ readonly error?: unknown }>,
  onProgress: (answered: number) => void,
  signal: AbortSignal,
): Promise<BulkOutcome<Row>> {
  const waiting = [...rows];
  const refused: RefusedRow<Row>[] = [];
  let done = 0;
  const worker = async (): Promise<void> => {
    for (let row = waiting.shift(); row !== undefined; row = waiting.shift()) {
      const { error } = await send(row);
      if (error) refused.push({ row, reason: failureOf(error).message });
      else done += 1;
      onProgress(done + refused.length);
      if (signal.aborted) return;
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  return { done, refused, left: waiting };
}
