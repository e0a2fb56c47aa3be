import { type SQL, sql } from 'drizzle-orm';

/** A condition for a part of all ids. */
export type IdRange = (id: SQL) => SQL;

/** Rows that one statement handles well within its limit of ten seconds. */
const MAX_ROWS = 100_000;

const uuidFrom = (start: string): SQL =>
  sql`${`${start.padEnd(8, '0')}-0000-0000-0000-000000000000`}::uuid`;

/** Ranges of all ids by their first digits, as many as that number of rows needs. */
export function idRangesOf(rows: number): readonly IdRange[] {
  const digits = [0, 1, 2].find((value) => rows / 16 ** value <= MAX_ROWS) ?? 3;
  const sliceStarts = Array.from({ length: 16 ** digits }, (_, index) =>
    digits === 0 ? '' : index.toString(16).padStart(digits, '0'),
  );
  return sliceStarts.map((start, index) => (id: SQL) => {
    const next = sliceStarts[index + 1];
    const from = sql`${id} >= ${uuidFrom(start)}`;
    return next === undefined ? from : sql`${from} AND ${id} < ${uuidFrom(next)}`;
  });
}
