import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../../db/database';
import type { IdRange } from './id-ranges';

/** Learners of courses, and a subquery for their recorded seconds (`m`) in the ledger. */
interface Learners {
  readonly rows: SQL;
  readonly recordedSeconds: SQL;
}

const isOfLearner = sql`h.member_id = m.member_id AND h.course_id = m.course_id`;

/** Those who have learned since then; joined by course, to use the index. */
export const learnedSince = (since: SQL): Learners => ({
  rows: sql`
    SELECT l.* FROM course c CROSS JOIN LATERAL (
      SELECT * FROM course_learner l WHERE l.course_id = c.id AND l.last_at > ${since}) l`,
  recordedSeconds: sql`LEFT JOIN LATERAL (
    SELECT sum(seconds) AS seconds FROM learned_hour h WHERE ${isOfLearner}) h ON true`,
});

/** Those of a range of ids: the ledger is read once for all of them. */
export const learnersOf = (idRange: IdRange): Learners => ({
  rows: sql`SELECT l.* FROM course_learner l WHERE ${idRange(sql`l.member_id`)}`,
  recordedSeconds: sql`LEFT JOIN (
    SELECT member_id, course_id, sum(seconds) AS seconds FROM learned_hour
    WHERE ${idRange(sql`member_id`)} GROUP BY 1, 2) h ON ${isOfLearner}`,
});

/**
 * Records what was learned since the last run: for each learner and course the seconds beyond those recorded already.
 * For a learner without records the times come from the last heartbeats of the lessons, so that old learning is not
 * counted in a single hour. Running it twice changes nothing.
 */
export async function recordLearned(tx: Tx, { rows, recordedSeconds }: Learners): Promise<void> {
  await tx.execute(sql`
    WITH moved AS (SELECT l.tenant_id, l.organ_id, l.member_id, l.course_id, l.seconds, l.last_at
      FROM (${rows}) l),
    known AS MATERIALIZED (
      SELECT m.*, h.seconds AS noted, CASE WHEN h.seconds IS NULL THEN x.seconds END AS in_lessons
      FROM moved m
      ${recordedSeconds}
      LEFT JOIN LATERAL (SELECT sum(seconds) AS seconds FROM lesson_learner x
        WHERE h.seconds IS NULL AND x.member_id = m.member_id AND x.course_id = m.course_id
          AND x.beat_at IS NOT NULL) x ON true
      WHERE m.seconds <> coalesce(h.seconds, 0)),
    pieces AS (
      SELECT k.tenant_id, k.organ_id, k.member_id, k.course_id, x.beat_at AS at, x.seconds
      FROM known k JOIN lesson_learner x ON x.member_id = k.member_id AND x.course_id = k.course_id
      WHERE k.in_lessons <= k.seconds AND x.beat_at IS NOT NULL
      UNION ALL
      SELECT tenant_id, organ_id, member_id, course_id, last_at,
        seconds - coalesce(noted, CASE WHEN in_lessons <= seconds THEN in_lessons END, 0)
      FROM known),
    noted AS (
      INSERT INTO learned_hour (tenant_id, organ_id, member_id, course_id, hour, seconds)
      SELECT tenant_id, organ_id, member_id, course_id, date_trunc('hour', at, 'UTC'), sum(seconds)
      FROM pieces GROUP BY 1, 2, 3, 4, 5 HAVING sum(seconds) <> 0
      ON CONFLICT (member_id, hour, course_id) DO UPDATE
        SET seconds = learned_hour.seconds + excluded.seconds
      RETURNING tenant_id, organ_id, member_id, hour)
    INSERT INTO person_mark (tenant_id, organ_id, member_id, at)
    SELECT DISTINCT tenant_id, organ_id, member_id, hour FROM noted`);
}
