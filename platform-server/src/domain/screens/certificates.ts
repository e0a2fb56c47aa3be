import type { Veiled } from '@edu/shared-utility/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import type { Within } from '../statistics/reach';
import { beginOf, monthOf } from './months';
import { veil, veilRows } from './veil';

/** Certificates that stand, of all time and of each of the months. @param which of the rows `c`; all without it */
export async function certificatesOf(
  tx: Tx,
  { branch }: Within,
  months: readonly string[],
  zone: string,
  which: SQL = sql`true`,
): Promise<{ readonly total: Veiled; readonly byMonth: readonly Veiled[] }> {
  const issued = sql`c.issued_at`;
  const { rows } = await tx.execute<{ month: string | null; count: number }>(sql`
    SELECT CASE WHEN ${issued} >= ${beginOf(months, zone)} THEN ${monthOf(issued, zone)} END AS month,
      count(*)::int AS count
    FROM certificate c WHERE ${branch('c')} AND c.revoked_at IS NULL AND ${which} GROUP BY 1`);
  const found = new Map(rows.map(({ month, count }) => [month, count]));
  const counts = months.map((month) => found.get(month) ?? 0);
  const total = rows.reduce((all, { count }) => all + count, 0);
  const earlier = total - counts.reduce((all, count) => all + count, 0);
  return { total: veil(total), byMonth: veilRows(counts, earlier) };
}
