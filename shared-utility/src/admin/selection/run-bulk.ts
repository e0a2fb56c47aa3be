import { failureOf } from '@edu/shared-utility/data';

/** A row that stayed as it was, and why. */
export interface Refused<Row> {
  readonly row: Row;
  readonly reason: string;
}

export interface BulkOutcome<Row> {
  readonly done: number;
  readonly refused: readonly Refused<Row>[];
  /** Rows that it did not come to any more. */
  readonly left: readonly Row[];
}

/** So many rows are under way at a time. */
const abreast = 4;

/**
 * Sends an order for each row, a few at a time. A row that is refused does not keep the others from it.
 *
 * @param onProgress told how many have been answered
 * @param signal aborted, no further row is begun; those under way are waited for
 */
export async function runBulk<Row>(
  rows: readonly Row[],
  send: (row: Row) => Promise<{ readonly error?: unknown }>,
  onProgress: (answered: number) => void,
  signal: AbortSignal,
): Promise<BulkOutcome<Row>> {
  const waiting = [...rows];
  const refused: Refused<Row>[] = [];
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
  await Promise.all(Array.from({ length: abreast }, worker));
  return { done, refused, left: waiting };
}
