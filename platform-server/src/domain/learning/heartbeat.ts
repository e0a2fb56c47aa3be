import type { Heartbeat, Lesson, LessonProgress } from '@edu/shared-utility/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Database, Tx } from '../../db/database';
import { prepared, type Value } from '../../db/prepared';
import type { Learner } from '../courses/may-learn';
import { countBeat } from './clock';
import { boundOf, isDone } from './lesson-state';
import { clockOf, type Look, lookAt, lookQuickly, progressOf } from './look';
import { lockLearner, openOwnLesson } from './progress';
import { shownCourse } from './read-lessons';
import { recountProgress } from './recount';
import { addStretch } from './stretches';

/** Beyond the bound by so much is still at it: players report where they are unevenly. */
const AT_BOUND = 2;

/** A stretch within the lesson, in whole seconds; what begins behind the bound is none. */
function stretchOf({ from, to }: Heartbeat, { seconds }: Lesson, bound: number | null) {
  const end = seconds === 0 ? Math.floor(to) : Math.min(Math.floor(to), seconds);
  const start = Math.floor(from);
  const isBeyond = bound !== null && start > bound + AT_BOUND;
  return { start, end, isBeyond, position: bound === null ? end : Math.min(end, bound) };
}

/** What a beat makes of what was known, as far as the server's clock allows it. */
function reckon(look: Look, learner: Learner, beat: Heartbeat) {
  const { lesson, now, clock, done } = look;
  const watched = look.watched ?? [];
  const bound = boundOf(lesson, watched, done);
  const { start, end, isBeyond, ...at } = stretchOf(beat, lesson, bound);
  const isFirst = look.sitting !== beat.sitting;
  const counted = countBeat({ from: start, to: isBeyond ? start : end, isFirst, now, clock });
  const seen = counted.counts ? addStretch(watched, start, end) : watched;
  const isDoneNow = done || isDone(lesson, seen);
  const reached = boundOf(lesson, seen, isDoneNow);
  return {
    after: { ...look, watched: seen, done: isDoneNow },
    row: {
      ...{ memberId: learner.memberId, courseId: beat.courseId, lessonId: beat.lessonId },
      ...{ sitting: beat.sitting, clockAt: look.clockAt, isDone: isDoneNow },
      ...{ seconds: counted.seconds, clock: counted.clock },
      watched: `{${seen.join(',')}}`,
      position: reached === null ? at.position : Math.min(end, reached),
    },
  };
}

type Row = ReturnType<typeof reckon>['row'];

/** Answers with a row, or with none where another beat came between. */
const saveSql = (value: <K extends keyof Row>(name: K) => Value<Row[K]>): SQL => sql`
  WITH lesson AS (
    UPDATE lesson_learner SET watched = ${value('watched')}::int[],
      position = ${value('position')}::int, seconds = seconds + ${value('seconds')}::int,
      sitting = ${value('sitting')}::uuid, beat_at = to_timestamp(${value('clock')}::float8 / 1000),
      done_at = CASE WHEN ${value('isDone')}::boolean THEN coalesce(done_at, now()) ELSE done_at END
    WHERE member_id = ${value('memberId')}::uuid AND lesson_id = ${value('lessonId')}::uuid
      AND ${clockOf(value('memberId'))} IS NOT DISTINCT FROM ${value('clockAt')}::timestamptz
    RETURNING member_id)
  UPDATE course_learner l SET seconds = l.seconds + ${value('seconds')}::int, last_at = now(),
    last_lesson_id = ${value('lessonId')}::uuid
  FROM lesson WHERE l.member_id = lesson.member_id AND l.course_id = ${value('courseId')}::uuid
  RETURNING l.member_id`;

const saving = prepared<keyof Row>('save_beat', (value) => saveSql(value));

/** The whole of it in one transaction: a first beat, one that makes the lesson done, one of two at once. */
async function countHeld(tx: Tx, learner: Learner, beat: Heartbeat): Promise<LessonProgress> {
  await lockLearner(tx, learner);
  const look = await lookAt(tx, learner, beat);
  // it was never opened, by these conditions or at all
  if (look.watched === null) return openOwnLesson(tx, learner, beat);
  const { after, row } = reckon(look, learner, beat);
  await tx.execute(saveSql((name) => row[name]));
  if (after.done === look.done) return progressOf(after);
  const { content } = await shownCourse(tx, learner, beat.courseId);
  await recountProgress(tx, beat.courseId, content, learner.memberId);
  return progressOf(await lookAt(tx, learner, beat));
}

/**
 * Counts what was watched since the last beat, as far as the server's clock allows it. As the system. Most beats are a
 * look and a change without a transaction around both: what would differ from the look changes nothing.
 */
export async function countHeartbeat(
  db: Database,
  learner: Learner,
  beat: Heartbeat,
): Promise<LessonProgress> {
  const look = await lookQuickly(db, learner, beat);
  const { after, row } = reckon(look, learner, beat);
  if (look.watched !== null && after.done === look.done) {
    const saved = await db.queryHolding(learner.memberId, saving(row));
    if (saved.length > 0) return progressOf(after);
  }
  return db.withSystem((tx) => countHeld(tx, learner, beat));
}
