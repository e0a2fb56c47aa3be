import type { OnlineUsers, ProvinceCount, UserStatistics } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { regionName } from '../regions';
import type { DayRange } from './period';
import { dayOf } from './roll-up/days';
import type { StatisticsScope } from './statistics-scope';

/** Users per day; days without any are zero. */
export async function usersByDay(
  tx: Tx,
  { scopeCondition }: StatisticsScope,
  { from, to }: DayRange,
): Promise<UserStatistics> {
  const { rows } = await tx.execute<{ date: string; new_users: number; active: number }>(sql`
    SELECT to_char(g.day, 'YYYY-MM-DD') AS date, coalesce(d.new_users, 0)::int AS new_users,
      coalesce(d.active, 0)::int AS active
    FROM generate_series(${from}::timestamp, ${to}::timestamp, interval '1 day') g(day)
    LEFT JOIN (
      SELECT d.day, sum(d.new_users) AS new_users, sum(d.active) AS active FROM organ_day d
      WHERE ${scopeCondition('d')} AND d.day BETWEEN ${from}::date AND ${to}::date GROUP BY d.day
    ) d ON d.day = g.day::date ORDER BY g.day`);
  return {
    newUsers: rows.map(({ date, new_users: count }) => ({ date, count })),
    activeUsers: rows.map(({ date, active: count }) => ({ date, count })),
  };
}

const HOURS = 24;

/** Users per hour of today, in local time; when the clock changes, two hours share a row or one stays empty. */
export async function onlineNow(
  tx: Tx,
  { scopeCondition }: StatisticsScope,
  zone: string,
): Promise<OnlineUsers> {
  const { rows } = await tx.execute<{ hour: number; count: number }>(sql`
    SELECT extract(hour FROM p.hour AT TIME ZONE ${zone}::text)::int AS hour,
      count(DISTINCT p.member_id)::int AS count
    FROM presence p WHERE ${scopeCondition('p')} AND p.hour > now() - interval '25 hours'
      AND ${dayOf(sql`p.hour`, zone)} = ${dayOf(sql`now()`, zone)}
    GROUP BY 1`);
  const countByHour = new Map(rows.map(({ hour, count }) => [hour, count]));
  const countsByHour = Array.from({ length: HOURS }, (_, hour) => countByHour.get(hour) ?? 0);
  const recent = await tx.execute<{ count: number }>(sql`
    SELECT count(DISTINCT p.member_id)::int AS count FROM presence p
    WHERE ${scopeCondition('p')} AND p.hour > now() - interval '2 hours'
      AND p.seen_at > now() - interval '5 minutes'`);
  return {
    now: recent.rows[0]?.count ?? 0,
    peakToday: Math.max(...countsByHour),
    byHour: countsByHour,
  };
}

/** Students per province; those of branches without a region, or without a branch, are the last row. */
export async function byProvince(
  tx: Tx,
  { scopeCondition }: StatisticsScope,
): Promise<ProvinceCount[]> {
  const { rows } = await tx.execute<{ regionId: string | null; count: number }>(sql`
    SELECT left(b.region_id, 2) || '0000' AS "regionId", sum(d.students)::int AS count
    FROM (SELECT d.branch_id, sum(d.new_students) AS students FROM organ_day d
      WHERE ${scopeCondition('d')} GROUP BY d.branch_id) d
    LEFT JOIN branch b ON b.id = d.branch_id
    GROUP BY 1 HAVING sum(d.students) > 0 ORDER BY bool_and(b.region_id IS NULL), count DESC, 1`);
  return rows.map(({ regionId, count }) => ({
    ...{ regionId, count },
    name: regionId === null ? null : regionName(regionId),
  }));
}
