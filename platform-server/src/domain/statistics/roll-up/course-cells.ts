import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../../db/database';
import { dayOf } from './days';
import type { IdRange } from './id-ranges';

export const courseTables = ['course_day', 'course_month'] as const;

/** A query of `course_id` and `member_id` of learners, some of whom may have been deleted. */
type Pairs = SQL;

/** The pairs of a range of ids of members, including recorded ones that have been deleted. */
export const pairsOf = (idRange: IdRange): Pairs => sql`
  SELECT course_id, member_id FROM course_learner WHERE ${idRange(sql`member_id`)}
  UNION SELECT course_id, member_id FROM course_noted WHERE ${idRange(sql`member_id`)}`;

/** Deletes the marks; the same statement sees the changes of all marks that it deletes. */
const deletedMarks = sql`DELETE FROM learner_mark RETURNING course_id, member_id`;
const marked: Pairs = sql`
  SELECT course_id, member_id FROM taken WHERE member_id IS NOT NULL
  UNION SELECT l.course_id, l.member_id FROM course_learner l
    WHERE l.course_id IN (SELECT course_id FROM taken WHERE member_id IS NULL)`;

/** Adds the differences to the cells of one period length. */
const add = (table: SQL, column: SQL, key: SQL): SQL => sql`
  INSERT INTO ${table} AS o (tenant_id, course_id, ${column}, learners, finished, progress)
  SELECT tenant_id, course_id, ${key}, sum(learners), sum(finished), sum(progress)
  FROM moved GROUP BY 1, 2, 3
  HAVING sum(learners) <> 0 OR sum(finished) <> 0 OR sum(progress) <> 0
  ON CONFLICT (course_id, ${column}) DO UPDATE SET
    learners = o.learners + excluded.learners, finished = o.finished + excluded.finished,
    progress = o.progress + excluded.progress`;

/** Adds the difference between learners and their recorded values to the cells, and records the new values. */
const recordDifferences = (pairs: Pairs, zone: string, leadingCte = sql``): SQL => sql`
  WITH ${leadingCte} asked AS MATERIALIZED (${pairs}),
  changed AS MATERIALIZED (
    SELECT course_id, member_id, l.tenant_id, l.started_at, l.progress,
      l.finished_at IS NOT NULL AS is_finished, n.tenant_id AS old_tenant_id,
      n.started_at AS old_started_at, n.progress AS old_progress, n.is_finished AS was_finished
    FROM asked LEFT JOIN course_learner l USING (member_id, course_id)
    LEFT JOIN course_noted n USING (member_id, course_id)
    WHERE (l.started_at, l.progress, CASE WHEN l.member_id IS NOT NULL THEN l.finished_at IS NOT NULL END)
      IS DISTINCT FROM (n.started_at, n.progress, n.is_finished)),
  gone AS (
    DELETE FROM course_noted n USING changed c
    WHERE n.member_id = c.member_id AND n.course_id = c.course_id AND c.tenant_id IS NULL),
  noted AS (
    INSERT INTO course_noted (tenant_id, member_id, course_id, started_at, progress, is_finished)
    SELECT tenant_id, member_id, course_id, started_at, progress, is_finished
    FROM changed WHERE tenant_id IS NOT NULL
    ON CONFLICT (member_id, course_id) DO UPDATE SET started_at = excluded.started_at,
      progress = excluded.progress, is_finished = excluded.is_finished),
  added AS (
    SELECT tenant_id, course_id, ${dayOf(sql`started_at`, zone)} AS day, 1 AS learners,
      is_finished::int AS finished, progress FROM changed WHERE tenant_id IS NOT NULL
    UNION ALL
    SELECT old_tenant_id, course_id, ${dayOf(sql`old_started_at`, zone)}, -1,
      -was_finished::int, -old_progress FROM changed WHERE old_tenant_id IS NOT NULL),
  moved AS MATERIALIZED (
    SELECT a.* FROM added a JOIN course c ON c.id = a.course_id),
  of_month AS (${add(sql`course_month`, sql`month`, sql`date_trunc('month', day::timestamp)::date`)})
  ${add(sql`course_day`, sql`day`, sql`day`)}`;

/** Brings the cells of some learners up to date; running it twice changes nothing. */
export const updateCourseCells = (tx: Tx, pairs: Pairs, zone: string): Promise<unknown> =>
  tx.execute(recordDifferences(pairs, zone));

/** The same for the learners with marks. */
export async function updateMarkedCells(tx: Tx, zone: string): Promise<void> {
  await tx.execute(recordDifferences(marked, zone, sql`taken AS (${deletedMarks}),`));
  for (const table of courseTables) {
    await tx.execute(
      sql`DELETE FROM ${sql.identifier(table)} WHERE learners = 0 AND finished = 0 AND progress = 0`,
    );
  }
}
