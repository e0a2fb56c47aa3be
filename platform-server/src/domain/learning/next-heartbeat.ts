import type { Heartbeat, LessonProgress } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { preparedQuery, type Value } from '../../db/prepared';
import type { Caller } from '../../http/caller';
import { accessibleCourses, type Learner } from '../courses/course-access';
import { iso } from '../courses/find-courses';
import { isValidSession, type SessionQuery } from '../session-rules';
import { progressLimits } from './clock';
import { rangeOfBeat, snapshotAfter } from './heartbeat-range';
import { type LearningSnapshot, lastBeatOf, progressOf } from './learning-snapshot';
import { cacheSnapshot, takeSnapshot } from './snapshot-cache';

type Row = Learner &
  SessionQuery &
  Pick<Heartbeat, 'courseId' | 'lessonId' | 'playerId'> & {
    readonly number: number;
    readonly clockAt: string;
    readonly isDone: boolean;
    readonly watched: string;
    readonly position: number;
    readonly length: number;
  };

/**
 * Counts like `countHeartbeat`, by the database's clock. Returns no row if the session has ended, the learner may no longer
 * learn the course, it was published again, another heartbeat came between, or the range cannot have been watched in
 * the time.
 */
const countNextHeartbeat = preparedQuery<keyof Row>('count_next_beat', (name) => {
  const value = <K extends keyof Row>(key: K): Value<Row[K]> => name(key);
  const length = sql`${value('length')}::int`;
  return sql`
    WITH RECURSIVE ${accessibleCourses({ tenantId: value('tenantId'), memberId: value('memberId') })},
    beat AS (
      SELECT c.at, c.now, greatest(c.at, c.now - make_interval(secs => ${sql.raw(`${progressLimits.maxGap / 1000}`)})) AS since
      FROM (SELECT ${lastBeatOf(value('memberId'))} AS at, clock_timestamp() AS now) c),
    counted AS (
      SELECT greatest(now, since + make_interval(secs => ${length} / ${sql.raw(`${progressLimits.maxSpeed}.0`)})) AS clock,
        round(least(${length}, greatest(0, extract(epoch FROM now - since))))::int AS seconds
      FROM beat WHERE at = ${value('clockAt')}::timestamptz AND ${isValidSession(value)}
        AND ${length} <= extract(epoch FROM now - since) * ${sql.raw(`${progressLimits.maxSpeed}`)} + ${sql.raw(`${progressLimits.toleranceSeconds}`)}
        AND EXISTS (SELECT 1 FROM reach JOIN course c ON c.id = reach.course_id
          WHERE c.id = ${value('courseId')}::uuid AND c.published_number = ${value('number')}::int)),
    lesson AS (
      UPDATE lesson_learner x SET watched = ${value('watched')}::int[],
        position = ${value('position')}::int, seconds = x.seconds + counted.seconds,
        beat_at = counted.clock
      FROM counted
      WHERE x.member_id = ${value('memberId')}::uuid AND x.lesson_id = ${value('lessonId')}::uuid
        AND x.sitting = ${value('playerId')}::uuid
        AND (x.done_at IS NOT NULL) = ${value('isDone')}::boolean
      RETURNING counted.seconds, x.beat_at)
    UPDATE course_learner l SET seconds = l.seconds + lesson.seconds, last_at = now(),
      last_lesson_id = ${value('lessonId')}::uuid
    FROM lesson
    WHERE l.member_id = ${value('memberId')}::uuid AND l.course_id = ${value('courseId')}::uuid
    RETURNING lesson.beat_at::text AS "clockAt", l.progress / 1000.0::float8 AS progress,
      ${iso('l.finished_at')} AS "finishedAt"`;
});

/**
 * Most heartbeats follow another one of their player, whose state and caller are cached in this process. They take one
 * statement, which also checks the session and changes nothing if the state has changed.
 *
 * @returns null if nothing was changed, and session and heartbeat must be checked in the ordinary way
 */
export async function countFollowingHeartbeat(
  db: Database,
  heartbeat: Heartbeat,
  caller: Caller,
  session: SessionQuery,
): Promise<LessonProgress | null> {
  const { tenantId, memberId } = caller;
  const snapshot = takeSnapshot(db, session.tokenHash, heartbeat);
  if (!snapshot || memberId === null || snapshot.clockAt === null) return null;
  const stretch = rangeOfBeat(heartbeat, snapshot);
  const length = stretch.end - stretch.start;
  const { after, watched, position } = snapshotAfter(snapshot, stretch, true);
  // Completing a lesson needs the full transaction.
  if (length <= 0 || stretch.startsBeyondProgress || after.done !== snapshot.done) return null;
  const { courseId, lessonId, playerId } = heartbeat;
  const { number, clockAt, done: isDone } = snapshot;
  const [row] = await db.queryAsSystemWithLock<
    Pick<LearningSnapshot, 'clockAt' | 'progress' | 'finishedAt'>
  >(
    memberId,
    countNextHeartbeat({
      ...session,
      ...{ tenantId, memberId, courseId, lessonId, playerId },
      ...{ number, clockAt, isDone, watched, position, length },
    }),
  );
  if (!row) return null;
  const next = { ...after, ...row };
  cacheSnapshot(db, session.tokenHash, { caller, courseId, lessonId, snapshot: next });
  return progressOf(next);
}
