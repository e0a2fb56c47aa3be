import { type SQL, sql } from 'drizzle-orm';

/** That an id lies in a part of all ids. */
export type Slice = (id: SQL) => SQL;

/** What one statement works on well within the ten seconds that it has. */
const MAX_ROWS = 100_000;

const uuidFrom = (start: string): SQL =>
  sql`${`${start.padEnd(8, '0')}-0000-0000-0000-000000000000`}::uuid`;

/** Parts of all ids by their first digits, as many as so many rows need: what is done for everybody is done part by part. */
export function slicesOf(rows: number): readonly Slice[] {
  const digits = [0, 1, 2].find((value) => rows / 16 ** value <= MAX_ROWS) ?? 3;
  const starts = Array.from({ length: 16 ** digits }, (_, index) =>
    digits === 0 ? '' : index.toString(16).padStart(digits, '0'),
  );
  return starts.map((start, index) => (id: SQL) => {
    const next = starts[index + 1];
    const from = sql`${id} >= ${uuidFrom(start)}`;
    return next === undefined ? from : sql`${from} AND ${id} < ${uuidFrom(next)}`;
  });
}
