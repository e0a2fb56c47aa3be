import type { Heartbeat, LessonProgress } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { prepared, type Value } from '../../db/prepared';
import type { Caller } from '../../http/caller';
import { type Learner, reachOf } from '../courses/course-access';
import { iso } from '../courses/find-courses';
import { isValidSession, type SessionQuery } from '../session-rules';
import { pace } from './clock';
import { rangeOfBeat, snapshotAfter } from './heartbeat-range';
import { type LearningSnapshot, lastBeatOf, progressOf } from './learning-snapshot';

/** As many as learn at a time; anyone who was silent the longest is forgotten first. */
const MAX_CACHED = 2_000;

interface CachedState {
  readonly caller: Caller;
  readonly courseId: string;
  readonly lessonId: string;
  readonly snapshot: LearningSnapshot;
}

/** What a session's last beat left, by the hash of its token. */
const cache = new WeakMap<Database, Map<string, CachedState>>();

/** Keeps what was known after a beat, for the next one of the same sitting. */
export function cacheSnapshot(db: Database, tokenHash: string, left: CachedState): void {
  const all = cache.get(db) ?? new Map<string, CachedState>();
  cache.set(db, all);
  all.set(tokenHash, left);
  if (all.size > MAX_CACHED) all.delete(all.keys().next().value ?? '');
}

/** Whose beat that session sent last; whether it may still send one is another question. */
export const lastCaller = (db: Database, { tokenHash }: SessionQuery): Caller | undefined =>
  cache.get(db)?.get(tokenHash)?.caller;

/** It comes once: whatever becomes of the beat, what was known before it is old. */
function takeLook(db: Database, tokenHash: string, beat: Heartbeat): LearningSnapshot | null {
  const all = cache.get(db);
  const last = all?.get(tokenHash);
  all?.delete(tokenHash);
  const isSame = last?.courseId === beat.courseId && last.lessonId === beat.lessonId;
  return isSame && last.snapshot.sitting === beat.sitting ? last.snapshot : null;
}

type Row = Learner &
  SessionQuery &
  Pick<Heartbeat, 'courseId' | 'lessonId' | 'sitting'> & {
    readonly number: number;
    readonly clockAt: string;
    readonly isDone: boolean;
    readonly watched: string;
    readonly position: number;
    readonly length: number;
  };

/**
 * Counts as `countBeat` does, by the database's clock. Answers with no row where the session is over, the learner may
 * no longer learn the course, it was published again, another beat came between, or the stretch cannot have been
 * watched in the time.
 */
const counting = prepared<keyof Row>('count_next_beat', (name) => {
  const value = <K extends keyof Row>(key: K): Value<Row[K]> => name(key);
  const length = sql`${value('length')}::int`;
  return sql`
    WITH RECURSIVE ${reachOf({ tenantId: value('tenantId'), memberId: value('memberId') })},
    beat AS (
      SELECT c.at, c.now, greatest(c.at, c.now - make_interval(secs => ${sql.raw(`${pace.longest / 1000}`)})) AS since
      FROM (SELECT ${lastBeatOf(value('memberId'))} AS at, clock_timestamp() AS now) c),
    counted AS (
      SELECT greatest(now, since + make_interval(secs => ${length} / ${sql.raw(`${pace.fastest}.0`)})) AS clock,
        round(least(${length}, greatest(0, extract(epoch FROM now - since))))::int AS seconds
      FROM beat WHERE at = ${value('clockAt')}::timestamptz AND ${isValidSession(value)}
        AND ${length} <= extract(epoch FROM now - since) * ${sql.raw(`${pace.fastest}`)} + ${sql.raw(`${pace.slack}`)}
        AND EXISTS (SELECT 1 FROM reach JOIN course c ON c.id = reach.course_id
          WHERE c.id = ${value('courseId')}::uuid AND c.published_number = ${value('number')}::int)),
    lesson AS (
      UPDATE lesson_learner x SET watched = ${value('watched')}::int[],
        position = ${value('position')}::int, seconds = x.seconds + counted.seconds,
        beat_at = counted.clock
      FROM counted
      WHERE x.member_id = ${value('memberId')}::uuid AND x.lesson_id = ${value('lessonId')}::uuid
        AND x.sitting = ${value('sitting')}::uuid
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
 * Most beats follow another one of their sitting, of which this process knows what it left and whose it was: they are
 * one statement, which changes nothing unless both are still so, and looks at the session itself.
 *
 * @returns null where it changed nothing, and session and beat have to be looked at
 */
export async function countNext(
  db: Database,
  beat: Heartbeat,
  caller: Caller,
  session: SessionQuery,
): Promise<LessonProgress | null> {
  const { tenantId, memberId } = caller;
  const snapshot = takeLook(db, session.tokenHash, beat);
  if (!snapshot || memberId === null || snapshot.clockAt === null) return null;
  const stretch = rangeOfBeat(beat, snapshot);
  const length = stretch.end - stretch.start;
  const { after, watched, position } = snapshotAfter(snapshot, stretch, true);
  // what makes it done is more than a beat
  if (length <= 0 || stretch.isBeyond || after.done !== snapshot.done) return null;
  const { courseId, lessonId, sitting } = beat;
  const { number, clockAt, done: isDone } = snapshot;
  const [row] = await db.queryHolding<
    Pick<LearningSnapshot, 'clockAt' | 'progress' | 'finishedAt'>
  >(
    memberId,
    counting({
      ...session,
      ...{ tenantId, memberId, courseId, lessonId, sitting },
      ...{ number, clockAt, isDone, watched, position, length },
    }),
  );
  if (!row) return null;
  const next = { ...after, ...row };
  cacheSnapshot(db, session.tokenHash, { caller, courseId, lessonId, snapshot: next });
  return progressOf(next);
}
