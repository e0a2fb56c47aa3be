import type {
  CourseSchedule,
  IndustryModel,
  TrainCertificateCount,
  TrainSchedule,
} from '@edu/shared-utility/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { iso } from '../courses/find-courses';
import type { DayRange } from './period';
import { startOf } from './roll-up/days';
import { rowsOfPeriod } from './rows-of-period';
import type { StatisticsScope } from './statistics-scope';

const MAX_COURSES = 100;
const MAX_TRAINS = 200;

export type QueryRow<T> = T & Record<string, unknown>;

export async function coursesOf(
  tx: Tx,
  { scopeCondition }: StatisticsScope,
  days: DayRange,
): Promise<CourseSchedule[]> {
  const parts = rowsOfPeriod(
    days,
    { days: 'course_day', months: 'course_month' },
    (table, periodCondition) => sql`SELECT d.course_id, d.learners, d.finished, d.progress
      FROM ${table} d JOIN course c ON c.id = d.course_id WHERE ${scopeCondition('c')} AND ${periodCondition}`,
  );
  const { rows } = await tx.execute<QueryRow<CourseSchedule>>(sql`
    SELECT c.id AS "courseId", c.title, d.learners, d.finished,
      d.progress::float8 / 1000 / d.learners AS progress
    FROM (SELECT course_id, sum(learners)::int AS learners, sum(finished)::int AS finished,
        sum(progress) AS progress
      FROM (${parts}) d GROUP BY course_id HAVING sum(learners) > 0) d
    JOIN course c ON c.id = d.course_id
    ORDER BY d.learners DESC, c.title, c.id LIMIT ${MAX_COURSES}`);
  return rows;
}

/** Trainings `t` that are or were published. */
export const trainsWithin = ({ trainCondition }: StatisticsScope): SQL =>
  sql`${trainCondition('t')} AND t.state <> 'draft'`;

const isRunningSql = ({ from, to, zone }: DayRange): SQL => sql`
  t.starts_at < ${startOf(sql`${to}::date + 1`, zone)}
  AND t.ends_at > ${startOf(sql`${from}::date`, zone)}`;

export const trainsOf = (scope: StatisticsScope, days: DayRange): SQL => sql`
  FROM train t WHERE ${trainsWithin(scope)} AND ${isRunningSql(days)}`;
export const latestFirst = sql`ORDER BY t.starts_at DESC, t.id LIMIT ${MAX_TRAINS}`;

export async function trainSchedule(
  tx: Tx,
  scope: StatisticsScope,
  days: DayRange,
): Promise<TrainSchedule[]> {
  const { rows } = await tx.execute<QueryRow<TrainSchedule>>(sql`
    SELECT t.id AS "trainId", t.title, ${iso('t.starts_at')} AS "startsAt",
      ${iso('t.ends_at')} AS "endsAt", t.user_count AS enrolled, t.passed_count AS finished
    ${trainsOf(scope, days)} ${latestFirst}`);
  return rows;
}

export async function trainCertificates(
  tx: Tx,
  scope: StatisticsScope,
  days: DayRange,
): Promise<TrainCertificateCount[]> {
  const { rows } = await tx.execute<QueryRow<TrainCertificateCount>>(sql`
    SELECT t.id AS "trainId", t.title, t.passed_count AS eligible,
      (SELECT count(*)::int FROM certificate c
        WHERE c.train_id = t.id AND c.revoked_at IS NULL) AS issued
    ${trainsOf(scope, days)} ${latestFirst}`);
  return rows;
}

/** Top categories of courses with everything in them and below, and the courses without a category. */
export async function industriesOf(
  tx: Tx,
  { organCondition, scopeCondition }: StatisticsScope,
): Promise<IndustryModel[]> {
  const { rows } = await tx.execute<QueryRow<IndustryModel>>(sql`
    WITH RECURSIVE filed AS (
      SELECT k.id, k.id AS top FROM category k
      WHERE ${organCondition('k')} AND k.type = 'course' AND k.parent_id IS NULL
      UNION ALL SELECT k.id, f.top FROM category k JOIN filed f ON k.parent_id = f.id),
    counted AS (
      SELECT c.category_id, count(*) AS courses, sum(c.learner_count) AS learners FROM course c
      WHERE ${scopeCondition('c')} AND c.state = 'published' GROUP BY c.category_id)
    SELECT i.id, i.name, i."courseCount", i."userCount" FROM (
      SELECT k.id, k.name, k.sort, coalesce(sum(n.courses), 0)::int AS "courseCount",
        coalesce(sum(n.learners), 0)::int AS "userCount"
      FROM filed f JOIN category k ON k.id = f.top LEFT JOIN counted n ON n.category_id = f.id
      GROUP BY k.id
      UNION ALL SELECT NULL, NULL, NULL, n.courses::int, n.learners::int
      FROM counted n WHERE n.category_id IS NULL) i
    ORDER BY i."courseCount" DESC, i.sort, i.name, i.id LIMIT 200`);
  return rows;
}
