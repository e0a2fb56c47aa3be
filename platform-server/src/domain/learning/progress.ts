import {
  errorCodes,
  type Heartbeat,
  type Lesson,
  type LessonProgress,
} from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { BusinessError } from '../../http/business-error';
import { iso } from '../courses/find-courses';
import type { Learner } from '../courses/may-learn';
import { reachOf } from '../courses/may-learn';
import { countBeat } from './clock';
import { boundOf, isDone, shareOf } from './lesson-state';
import { openLesson, shownCourse } from './read-lessons';
import { recountProgress } from './recount';
import { addStretch } from './stretches';

interface Place {
  readonly courseId: string;
  readonly lessonId: string;
}

/** What is known of a lesson and of whoever learns it, in one look. */
interface Look extends Record<string, unknown> {
  lesson: Lesson | null;
  watched: number[] | null;
  position: number;
  sitting: string | null;
  done: boolean;
  progress: number;
  finishedAt: string | null;
  now: number;
  clock: number | null;
}

/** One transaction of a learner at a time: two devices share one clock. */
const lockLearner = (tx: Tx, { memberId }: Learner) =>
  tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${memberId}, 0))`);

async function lookAt(
  tx: Tx,
  learner: Learner,
  { courseId, lessonId }: Place,
): Promise<Look | null> {
  const { rows } = await tx.execute<Look>(sql`
    WITH RECURSIVE ${reachOf(learner)}
    SELECT jsonb_path_query_first(r.content, '$.chapters[*].lessons[*] ? (@.id == $lesson)',
        jsonb_build_object('lesson', ${lessonId}::text)) AS lesson,
      x.watched, coalesce(x.position, 0) AS position, x.sitting, x.done_at IS NOT NULL AS done,
      coalesce(l.progress, 0) / 1000.0::float AS progress, ${iso('l.finished_at')} AS "finishedAt",
      extract(epoch FROM clock_timestamp())::float8 * 1000 AS now,
      (SELECT extract(epoch FROM max(y.beat_at))::float8 * 1000 FROM lesson_learner y
        WHERE y.member_id = ${learner.memberId}::uuid) AS clock
    FROM reach JOIN course c ON c.id = reach.course_id
    JOIN course_revision r ON r.course_id = c.id AND r.number = c.published_number
    LEFT JOIN course_learner l ON l.course_id = c.id AND l.member_id = ${learner.memberId}::uuid
    LEFT JOIN lesson_learner x ON x.member_id = ${learner.memberId}::uuid
      AND x.lesson_id = ${lessonId}::uuid
    WHERE reach.course_id = ${courseId}::uuid`);
  return rows[0] ?? null;
}

function progressOf({ lesson, watched, done, progress, finishedAt }: Look): LessonProgress {
  if (!lesson) throw new BusinessError(errorCodes.notFound);
  const seen = watched ?? [];
  return {
    done,
    watched: shareOf(lesson, seen, done),
    bound: boundOf(lesson, seen, done),
    progress,
    finishedAt,
  };
}

/** Their first look at the course makes them one of its learners, in the organisation by which they have it. */
async function begin(
  tx: Tx,
  { tenantId, memberId }: Learner,
  { courseId, lessonId }: Place,
  isOpened: boolean,
) {
  const { rows } = await tx.execute(sql`
    INSERT INTO course_learner (tenant_id, member_id, course_id, organ_id, last_lesson_id)
    SELECT ${tenantId}::uuid, ${memberId}::uuid, ${courseId}::uuid, a.organ_id, ${lessonId}::uuid
    FROM actor a JOIN course c ON c.id = ${courseId}::uuid
    WHERE a.member_id = ${memberId}::uuid AND a.kind = 'student' AND a.status = 'active'
    ORDER BY a.organ_id = c.organ_id DESC, a.sort, a.id LIMIT 1
    ON CONFLICT (member_id, course_id) DO UPDATE
      SET last_lesson_id = excluded.last_lesson_id, last_at = now()
    RETURNING xmax = 0 AS "isNew"`);
  if (rows[0]?.isNew) {
    await tx.execute(
      sql`UPDATE course SET learner_count = learner_count + 1 WHERE id = ${courseId}::uuid`,
    );
  }
  await tx.execute(sql`
    INSERT INTO lesson_learner (tenant_id, member_id, course_id, lesson_id, beat_at, done_at)
    VALUES (${tenantId}::uuid, ${memberId}::uuid, ${courseId}::uuid, ${lessonId}::uuid,
      clock_timestamp(), ${isOpened ? sql`now()` : sql`NULL`})
    ON CONFLICT (member_id, lesson_id) DO UPDATE
      SET done_at = coalesce(lesson_learner.done_at, excluded.done_at)`);
}

/** That a lesson was opened. As the system; of a preview without a grant nothing is kept. */
export async function openOwnLesson(
  tx: Tx,
  learner: Learner,
  which: Place,
): Promise<LessonProgress> {
  await lockLearner(tx, learner);
  const { granted, lesson, content } = await openLesson(tx, learner, which);
  if (!granted) {
    return { done: false, watched: 0, bound: null, progress: 0, finishedAt: null };
  }
  const isOpened = lesson.rule === 'opened';
  await begin(tx, learner, which, isOpened);
  if (isOpened) await recountProgress(tx, which.courseId, content, learner.memberId);
  const look = await lookAt(tx, learner, which);
  if (!look) throw new BusinessError(errorCodes.notFound);
  return progressOf(look);
}

/** Beyond the bound by so much is still at it: players report where they are unevenly. */
const AT_BOUND = 2;

/** A stretch within the lesson, in whole seconds; what begins behind the bound is none. */
function stretchOf({ from, to }: Heartbeat, { seconds }: Lesson, bound: number | null) {
  const end = seconds === 0 ? Math.floor(to) : Math.min(Math.floor(to), seconds);
  const start = Math.floor(from);
  const isBeyond = bound !== null && start > bound + AT_BOUND;
  return { start, end, isBeyond, position: bound === null ? end : Math.min(end, bound) };
}

/** Counts what was watched since the last beat, as far as the server's clock allows it. As the system. */
export async function countHeartbeat(
  tx: Tx,
  learner: Learner,
  beat: Heartbeat,
): Promise<LessonProgress> {
  await lockLearner(tx, learner);
  const look = await lookAt(tx, learner, beat);
  if (!look?.lesson) throw new BusinessError(errorCodes.notFound);
  if (look.watched === null) {
    // it was never opened, by these conditions or at all
    return openOwnLesson(tx, learner, beat);
  }
  const { lesson, watched, now, clock, done } = look;
  const bound = boundOf(lesson, watched, done);
  const { start, end, isBeyond, ...at } = stretchOf(beat, lesson, bound);
  const isFirst = look.sitting !== beat.sitting;
  const counted = countBeat({ from: start, to: isBeyond ? start : end, isFirst, now, clock });
  const seen = counted.counts ? addStretch(watched, start, end) : watched;
  const isDoneNow = done || isDone(lesson, seen);
  const after = { ...look, watched: seen, done: isDoneNow };
  const reached = boundOf(lesson, seen, isDoneNow);
  const position = reached === null ? at.position : Math.min(end, reached);
  await tx.execute(sql`
    WITH lesson AS (
      UPDATE lesson_learner SET watched = ${`{${seen.join(',')}}`}::int[], position = ${position},
        seconds = seconds + ${counted.seconds}, sitting = ${beat.sitting}::uuid,
        beat_at = to_timestamp(${counted.clock / 1000}::float8),
        done_at = CASE WHEN ${isDoneNow} THEN coalesce(done_at, now()) END
      WHERE member_id = ${learner.memberId}::uuid AND lesson_id = ${beat.lessonId}::uuid)
    UPDATE course_learner SET seconds = seconds + ${counted.seconds}, last_at = now(),
      last_lesson_id = ${beat.lessonId}::uuid
    WHERE member_id = ${learner.memberId}::uuid AND course_id = ${beat.courseId}::uuid`);
  if (isDoneNow === done) return progressOf(after);
  const { content } = await shownCourse(tx, learner, beat.courseId);
  await recountProgress(tx, beat.courseId, content, learner.memberId);
  const fresh = await lookAt(tx, learner, beat);
  return progressOf(fresh ?? after);
}
