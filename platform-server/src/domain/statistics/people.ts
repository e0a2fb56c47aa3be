import type {
  OnlineUsers,
  Page,
  PageQuery,
  ProvinceCount,
  StudyOrExamCount,
  StudyOrExamSort,
  UserStatistics,
} from '@edu/shared-utility/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { regionName } from '../regions';
import { type Days, piecesOf } from './period';
import type { Within } from './reach';
import { dayOf } from './roll-up/days';

/** Days on which nothing happened are noughts. */
export async function usersByDay(
  tx: Tx,
  { branch }: Within,
  { from, to }: Days,
): Promise<UserStatistics> {
  const { rows } = await tx.execute<{ date: string; came: number; active: number }>(sql`
    SELECT to_char(g.day, 'YYYY-MM-DD') AS date, coalesce(d.came, 0)::int AS came,
      coalesce(d.active, 0)::int AS active
    FROM generate_series(${from}::timestamp, ${to}::timestamp, interval '1 day') g(day)
    LEFT JOIN (
      SELECT d.day, sum(d.new_users) AS came, sum(d.active) AS active FROM organ_day d
      WHERE ${branch('d')} AND d.day BETWEEN ${from}::date AND ${to}::date GROUP BY d.day
    ) d ON d.day = g.day::date ORDER BY g.day`);
  return {
    newUsers: rows.map(({ date, came: count }) => ({ date, count })),
    activeUsers: rows.map(({ date, active: count }) => ({ date, count })),
  };
}

const HOURS = 24;

/** By hours of the clock; of a day with an hour more or less two share one, or one stays empty. */
export async function onlineNow(tx: Tx, { branch }: Within, zone: string): Promise<OnlineUsers> {
  const { rows } = await tx.execute<{ hour: number; count: number; now: number }>(sql`
    SELECT extract(hour FROM p.hour AT TIME ZONE ${zone}::text)::int AS hour,
      count(DISTINCT p.member_id)::int AS count,
      (count(DISTINCT p.member_id) FILTER (
        WHERE p.seen_at > now() - interval '5 minutes'))::int AS now
    FROM presence p WHERE ${branch('p')} AND p.hour > now() - interval '25 hours'
      AND ${dayOf(sql`p.hour`, zone)} = ${dayOf(sql`now()`, zone)}
    GROUP BY 1`);
  const found = new Map(rows.map(({ hour, count }) => [hour, count]));
  const byHour = Array.from({ length: HOURS }, (_, hour) => found.get(hour) ?? 0);
  const recent = await tx.execute<{ count: number }>(sql`
    SELECT count(DISTINCT p.member_id)::int AS count FROM presence p
    WHERE ${branch('p')} AND p.hour > now() - interval '2 hours'
      AND p.seen_at > now() - interval '5 minutes'`);
  return { now: recent.rows[0]?.count ?? 0, peakToday: Math.max(...byHour), byHour };
}

export async function byProvince(tx: Tx, { branch }: Within): Promise<ProvinceCount[]> {
  const { rows } = await tx.execute<{ regionId: string; count: number }>(sql`
    SELECT left(b.region_id, 2) || '0000' AS "regionId", sum(a.count)::int AS count
    FROM (SELECT a.branch_id, count(*) AS count FROM actor a
      WHERE ${branch('a')} AND a.kind = 'student' GROUP BY a.branch_id) a
    JOIN branch b ON b.id = a.branch_id WHERE b.region_id IS NOT NULL
    GROUP BY 1 ORDER BY count DESC, 1`);
  return rows.map(({ regionId, count }) => ({ regionId, name: regionName(regionId), count }));
}

/** What each student did in the period. */
function totals({ branch }: Within, days: Days): SQL {
  const pieces = piecesOf(days);
  const read = (
    table: string,
    column: string,
    { from, before }: { from: string; before: string },
  ) =>
    sql`SELECT p.member_id, p.organ_id, p.seconds, p.exams FROM ${sql.identifier(table)} p
      WHERE ${branch('p')} AND ${sql.raw(`p.${column}`)} >= ${from}::date
        AND ${sql.raw(`p.${column}`)} < ${before}::date`;
  const parts = [
    ...(pieces.months ? [read('person_month', 'month', pieces.months)] : []),
    ...pieces.days.map((one) => read('person_day', 'day', one)),
  ];
  return sql`SELECT member_id, organ_id, sum(seconds) AS seconds, sum(exams) AS exams
    FROM (${sql.join(parts, sql` UNION ALL `)}) p GROUP BY 1, 2`;
}

const orders: Readonly<Record<StudyOrExamSort, SQL>> = {
  studyMinutes: sql`seconds, exams, member_id`,
  '-studyMinutes': sql`seconds DESC, exams DESC, member_id`,
  examCount: sql`exams, seconds, member_id`,
  '-examCount': sql`exams DESC, seconds DESC, member_id`,
};

/** Who learned how long and sat how many exams; a name for who is still a student there, within the same walls. */
export async function studyList(
  tx: Tx,
  within: Within,
  days: Days,
  { pageNum, pageSize, sort = '-studyMinutes' }: PageQuery & { sort?: StudyOrExamSort | undefined },
): Promise<Page<StudyOrExamCount>> {
  type Row = StudyOrExamCount & { total: number } & Record<string, unknown>;
  const { rows } = await tx.execute<Row>(sql`
    WITH t AS MATERIALIZED (${totals(within, days)}),
    cut AS (SELECT *, row_number() OVER (ORDER BY ${orders[sort]}) AS place FROM t ORDER BY place
      LIMIT ${pageSize} OFFSET ${(pageNum - 1) * pageSize})
    SELECT cut.member_id AS "userId", coalesce(a.member_name, '') AS name,
      (cut.seconds / 60)::int AS "studyMinutes", cut.exams::int AS "examCount",
      (SELECT count(*)::int FROM t) AS total
    FROM (SELECT 1) one LEFT JOIN cut ON true
    LEFT JOIN actor a ON a.member_id = cut.member_id AND a.organ_id = cut.organ_id
      AND a.kind = 'student'
    ORDER BY cut.place`);
  const list = rows.flatMap(({ total: _, ...row }) => (row.userId && row.name ? [row] : []));
  return { list, total: rows[0]?.total ?? 0, pageNum, pageSize };
}
