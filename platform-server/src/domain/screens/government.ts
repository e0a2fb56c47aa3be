import type { GovernmentScreen } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { todayIn } from '../../http/today';
import type { StatisticsScope } from '../statistics/statistics-scope';
import { certificatesOf } from './certificates';
import { industries } from './learner-industries';
import { beginOf, monthOf, monthsUpTo } from './months';
import { hideSmall, hideSmallRows, MIN_GROUP } from './small-groups';

const DAYS = 30;

/** Students by the province of their branch, largest first; null for branches without one. */
async function studentsByRegion(tx: Tx, { scopeCondition }: StatisticsScope) {
  const { rows } = await tx.execute<{ regionId: string | null; count: number }>(sql`
    SELECT left(b.region_id, 2) || '0000' AS "regionId", sum(a.count)::int AS count
    FROM (SELECT a.branch_id, count(*) AS count FROM actor a
      WHERE ${scopeCondition('a')} AND a.kind = 'student' GROUP BY a.branch_id) a
    LEFT JOIN branch b ON b.id = a.branch_id GROUP BY 1 ORDER BY count DESC, 1`);
  return rows;
}

async function learnersByMonth(
  tx: Tx,
  { scopeCondition }: StatisticsScope,
  months: readonly string[],
) {
  const { rows } = await tx.execute<{ month: string; count: number }>(sql`
    SELECT to_char(p.month, 'YYYY-MM') AS month, count(DISTINCT p.member_id)::int AS count
    FROM person_month p WHERE ${scopeCondition('p')} AND p.month >= ${`${months[0]}-01`}::date
      AND (p.seconds > 0 OR p.exams > 0) GROUP BY 1`);
  return new Map(rows.map(({ month, count }) => [month, count]));
}

async function coursesByMonth(
  tx: Tx,
  { scopeCondition }: StatisticsScope,
  months: readonly string[],
  zone: string,
) {
  const created = sql`c.created_at`;
  const { rows } = await tx.execute<{ month: string | null; count: number }>(sql`
    SELECT CASE WHEN ${created} >= ${beginOf(months, zone)} THEN ${monthOf(created, zone)} END AS month,
      count(*)::int AS count
    FROM course c WHERE ${scopeCondition('c')} AND c.state = 'published' GROUP BY 1`);
  const total = rows.reduce((subtotal, { count }) => subtotal + count, 0);
  return { total, byMonth: new Map(rows.map(({ month, count }) => [month, count])) };
}

/** Learning hours by day; days with fewer than five active people are hidden, whatever their hours. */
async function hoursByDay(tx: Tx, { scopeCondition }: StatisticsScope, today: string) {
  const { rows } = await tx.execute<{ date: string; seconds: number; active: number }>(sql`
    SELECT to_char(g.day, 'YYYY-MM-DD') AS date, coalesce(d.seconds, 0)::float8 AS seconds,
      coalesce(d.active, 0)::int AS active
    FROM generate_series(${today}::timestamp - make_interval(days => ${DAYS - 1}),
      ${today}::timestamp, interval '1 day') g(day)
    LEFT JOIN (SELECT d.day, sum(d.seconds) AS seconds, sum(d.active) AS active
      FROM organ_day d WHERE ${scopeCondition('d')} AND d.day > ${today}::date - ${DAYS}::int GROUP BY d.day) d
      ON d.day = g.day::date ORDER BY g.day`);
  return rows.map(({ date, seconds, active }) => ({
    date,
    hours: seconds > 0 && active < MIN_GROUP ? null : Math.round(seconds / 360) / 10,
  }));
}

/** The figures of `/saas/screen/governmentDataScreen`. */
export async function governmentFigures(
  tx: Tx,
  scope: StatisticsScope,
  zone: string,
  now = new Date(),
): Promise<Omit<GovernmentScreen, 'tenantName'>> {
  const today = todayIn(zone, now);
  const months = monthsUpTo(today);
  const students = await studentsByRegion(tx, scope);
  const learners = await learnersByMonth(tx, scope, months);
  const courses = await coursesByMonth(tx, scope, months, zone);
  const certificates = await certificatesOf(tx, scope, months, zone);
  const days = await hoursByDay(tx, scope, today);
  const counts = hideSmallRows(students.map(({ count }) => count));
  return {
    readAt: now.toISOString(),
    students: hideSmall(students.reduce((total, { count }) => total + count, 0)),
    courses: courses.total,
    certificates: certificates.total,
    studyHours: Math.round(days.reduce((total, { hours }) => total + (hours ?? 0), 0)),
    months: months.map((month, index) => ({
      month,
      learners: hideSmall(learners.get(month) ?? 0),
      courses: courses.byMonth.get(month) ?? 0,
      certificates: certificates.byMonth[index] ?? null,
    })),
    regions: students.map(({ regionId }, index) => ({ regionId, students: counts[index] ?? null })),
    industries: await industries(tx, scope),
    days,
  };
}
