import type { HiddenIfFew } from '@edu/shared-utility/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import type { StatisticsScope } from '../statistics/statistics-scope';
import { beginOf, monthOf } from './months';
import { hideSmall, hideSmallRows } from './small-groups';

/**
 * Valid certificates in total and per month.
 *
 * @param condition a condition on the rows `c`; none means all
 */
export async function certificatesOf(
  tx: Tx,
  { scopeCondition }: StatisticsScope,
  months: readonly string[],
  zone: string,
  condition: SQL = sql`true`,
): Promise<{ readonly total: HiddenIfFew; readonly byMonth: readonly HiddenIfFew[] }> {
  const issuedAtSql = sql`c.issued_at`;
  // A certificate whose person was deleted is counted by name.
  const holder = sql`coalesce(c.member_id::text, c.name)`;
  const { rows } = await tx.execute<{
    all: boolean;
    month: string | null;
    count: number;
    people: number;
  }>(sql`
    SELECT grouping(x.month) = 1 AS "all", x.month, count(*)::int AS count,
      count(DISTINCT x.holder)::int AS people
    FROM (SELECT ${holder} AS holder,
        CASE WHEN ${issuedAtSql} >= ${beginOf(months, zone)} THEN ${monthOf(issuedAtSql, zone)} ELSE '' END AS month
      FROM certificate c WHERE ${scopeCondition('c')} AND c.revoked_at IS NULL AND ${condition}) x
    GROUP BY GROUPING SETS ((x.month), ())`);
  const rowByMonth = new Map(rows.filter(({ all }) => !all).map((row) => [row.month, row]));
  const totalRow = rows.find(({ all }) => all);
  const counts = months.map((month) => rowByMonth.get(month)?.count ?? 0);
  const people = months.map((month) => rowByMonth.get(month)?.people ?? 0);
  return {
    total: hideSmall(totalRow?.count ?? 0, totalRow?.people ?? 0),
    byMonth: hideSmallRows(counts, rowByMonth.get('')?.people ?? 0, people),
  };
}
