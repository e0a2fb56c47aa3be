import type { Heartbeat } from '@edu/shared-utility/contract';
import { type SQL, sql } from 'drizzle-orm';
import { preparedQuery, type Value } from '../../db/prepared';
import type { Learner } from '../courses/course-access';
import { countHeartbeat } from './clock';
import { rangeOfBeat, snapshotAfter } from './heartbeat-range';
import { type LearningSnapshot, lastBeatOf } from './learning-snapshot';

/** Computes the state after a heartbeat, limited by the server's clock. */
export function applyHeartbeat(snapshot: LearningSnapshot, learner: Learner, heartbeat: Heartbeat) {
  const { now, clock } = snapshot;
  const range = rangeOfBeat(heartbeat, snapshot);
  const { start, end, startsBeyondProgress } = range;
  const isFirst = snapshot.playerId !== heartbeat.playerId;
  const counted = countHeartbeat({
    from: start,
    to: startsBeyondProgress ? start : end,
    isFirst,
    now,
    clock,
  });
  const { after, watched, position } = snapshotAfter(snapshot, range, counted.isCounted);
  return {
    after,
    row: {
      ...{ memberId: learner.memberId, courseId: heartbeat.courseId, lessonId: heartbeat.lessonId },
      ...{ playerId: heartbeat.playerId, clockAt: snapshot.clockAt, isDone: after.done },
      ...{ seconds: counted.seconds, clock: counted.clock, watched, position },
    },
  };
}

type Row = ReturnType<typeof applyHeartbeat>['row'];

/** Returns a row, or none if another heartbeat was saved in between. */
export const saveSql = (value: <K extends keyof Row>(name: K) => Value<Row[K]>): SQL => sql`
  WITH lesson AS (
    UPDATE lesson_learner SET watched = ${value('watched')}::int[],
      position = ${value('position')}::int, seconds = seconds + ${value('seconds')}::int,
      sitting = ${value('playerId')}::uuid, beat_at = to_timestamp(${value('clock')}::float8 / 1000),
      done_at = CASE WHEN ${value('isDone')}::boolean THEN coalesce(done_at, now()) ELSE done_at END
    WHERE member_id = ${value('memberId')}::uuid AND lesson_id = ${value('lessonId')}::uuid
      AND ${lastBeatOf(value('memberId'))} IS NOT DISTINCT FROM ${value('clockAt')}::timestamptz
    RETURNING member_id, beat_at)
  UPDATE course_learner l SET seconds = l.seconds + ${value('seconds')}::int, last_at = now(),
    last_lesson_id = ${value('lessonId')}::uuid
  FROM lesson WHERE l.member_id = lesson.member_id AND l.course_id = ${value('courseId')}::uuid
  RETURNING lesson.beat_at::text AS "clockAt"`;

export const saving = preparedQuery<keyof Row>('save_beat', (value) => saveSql(value));
