import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../../db/database';
import { dayOf } from './days';

const summed = (from: SQL, zone: string): SQL => sql`
  SELECT f.tenant_id, f.course_id, ${dayOf(sql`f.started_at`, zone)} AS day, sum(learners) AS learners,
    sum(finished) AS finished, sum(progress) AS progress
  FROM (${from}) f JOIN course c ON c.id = f.course_id GROUP BY 1, 2, 3`;

/** Adds what changes to learners have left; each is there once and counted once. */
export async function addCourseMarks(tx: Tx, zone: string): Promise<void> {
  await tx.execute(sql`
    WITH gone AS (DELETE FROM course_mark RETURNING *),
    added AS (${summed(sql`SELECT * FROM gone`, zone)})
    INSERT INTO course_day (tenant_id, course_id, day, learners, finished, progress)
    SELECT * FROM added WHERE learners <> 0 OR finished <> 0 OR progress <> 0
    ON CONFLICT (course_id, day) DO UPDATE SET
      learners = course_day.learners + excluded.learners,
      finished = course_day.finished + excluded.finished,
      progress = course_day.progress + excluded.progress`);
  await tx.execute(
    sql`DELETE FROM course_day WHERE learners = 0 AND finished = 0 AND progress = 0`,
  );
}

/** Counts all anew. Marks and learners are read by one statement: what it does not see of either comes later. */
export async function countCourseDays(tx: Tx, zone: string): Promise<void> {
  await tx.execute(sql`DELETE FROM course_day`);
  const all = sql`SELECT tenant_id, course_id, started_at, 1 AS learners,
    (finished_at IS NOT NULL)::int AS finished, progress FROM course_learner`;
  await tx.execute(sql`
    WITH gone AS (DELETE FROM course_mark), counted AS (${summed(all, zone)})
    INSERT INTO course_day (tenant_id, course_id, day, learners, finished, progress)
    SELECT * FROM counted`);
}
