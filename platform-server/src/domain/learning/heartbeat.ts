import type { Heartbeat, LessonProgress } from '@edu/shared-utility/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Database, Tx } from '../../db/database';
import { preparedQuery, type Value } from '../../db/prepared';
import type { Caller } from '../../http/caller';
import type { Learner } from '../courses/course-access';
import { hashToken } from '../tokens';
import { countBeat } from './clock';
import { rangeOfBeat, snapshotAfter } from './heartbeat-range';
import {
  type LearningSnapshot,
  lastBeatOf,
  progressOf,
  readSnapshot,
  readSnapshotFast,
} from './learning-snapshot';
import { cacheSnapshot } from './next-beat';
import { lockLearner, openOwnLesson } from './progress';
import { publishedCourse } from './read-lessons';
import { recountProgress } from './recount';
import { learnerOf } from './visible-courses';

/** Computes the state after a heartbeat, limited by the server's clock. */
function applyHeartbeat(snapshot: LearningSnapshot, learner: Learner, heartbeat: Heartbeat) {
  const { now, clock } = snapshot;
  const range = rangeOfBeat(heartbeat, snapshot);
  const { start, end, startsBeyondProgress } = range;
  const isFirst = snapshot.playerId !== heartbeat.playerId;
  const counted = countBeat({
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
const saveSql = (value: <K extends keyof Row>(name: K) => Value<Row[K]>): SQL => sql`
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

const saving = preparedQuery<keyof Row>('save_beat', (value) => saveSql(value));

/** Counts a heartbeat in one locked transaction: for a first one, one that completes the lesson, or concurrent ones. */
async function countLocked(
  tx: Tx,
  learner: Learner,
  heartbeat: Heartbeat,
): Promise<LessonProgress> {
  await lockLearner(tx, learner);
  const snapshot = await readSnapshot(tx, learner, heartbeat);
  // The lesson was never opened, or not under the present conditions.
  if (snapshot.watched === null) return openOwnLesson(tx, learner, heartbeat);
  const { after, row } = applyHeartbeat(snapshot, learner, heartbeat);
  await tx.execute(saveSql((name) => row[name]));
  if (after.done === snapshot.done) return progressOf(after);
  const { content } = await publishedCourse(tx, learner, heartbeat.courseId);
  await recountProgress(tx, heartbeat.courseId, content, learner.memberId);
  return progressOf(await readSnapshot(tx, learner, heartbeat));
}

interface Sender {
  readonly caller: Caller;
  readonly token: string;
}

/** Reads and writes without a surrounding transaction: the write changes nothing if the row has changed since. */
async function countUnlocked(
  db: Database,
  { caller, token }: Sender,
  heartbeat: Heartbeat,
): Promise<LessonProgress | null> {
  const learner = learnerOf(caller);
  const snapshot = await readSnapshotFast(db, learner, heartbeat);
  const { after, row } = applyHeartbeat(snapshot, learner, heartbeat);
  if (snapshot.watched === null || after.done !== snapshot.done) return null;
  const [saved] = await db.queryHolding<Pick<LearningSnapshot, 'clockAt'>>(
    learner.memberId,
    saving(row),
  );
  if (!saved) return null;
  const { courseId, lessonId, playerId } = heartbeat;
  const snapshotState = { ...after, ...saved, playerId };
  cacheSnapshot(db, hashToken(token), { caller, courseId, lessonId, snapshot: snapshotState });
  return progressOf(after);
}

/** Counts what was watched since the last heartbeat, limited by the server's clock. As the system. */
export async function countHeartbeat(
  db: Database,
  sender: Sender,
  heartbeat: Heartbeat,
): Promise<LessonProgress> {
  return (
    (await countUnlocked(db, sender, heartbeat)) ??
    db.withSystem((tx) => countLocked(tx, learnerOf(sender.caller), heartbeat))
  );
}
