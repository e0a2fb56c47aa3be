import type { Lesson, LessonProgress } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import { lockKey, type Tx } from '../../db/database';
import { lessonsOf } from '../courses/content';
import type { Learner } from '../courses/course-access';
import { problemOf } from '../courses/lesson-problems';
import { type LessonRef, progressOf, readSnapshot } from './learning-snapshot';
import { openLesson } from './open-lesson';
import { publishedCourse } from './published-course';
import { recountProgress } from './recount';

/** Serialises changes of one learner, whose devices share one clock. */
export const lockLearner = (tx: Tx, { memberId }: Learner) => lockKey(tx, memberId);

/**
 * Makes the person a learner of the course on first visit, in the organisation that gives them access.
 *
 * @returns whether it was the first visit
 */
async function begin(
  tx: Tx,
  { tenantId, memberId }: Learner,
  { courseId, lessonId }: LessonRef,
  isOpened: boolean,
): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    INSERT INTO course_learner (tenant_id, member_id, course_id, organ_id, last_lesson_id)
    SELECT ${tenantId}::uuid, ${memberId}::uuid, ${courseId}::uuid, a.organ_id, ${lessonId}::uuid
    FROM actor a JOIN course c ON c.id = ${courseId}::uuid
    WHERE a.member_id = ${memberId}::uuid AND a.kind = 'student' AND a.status = 'active'
    ORDER BY a.organ_id = c.organ_id DESC, a.sort, a.id LIMIT 1
    ON CONFLICT (member_id, course_id) DO UPDATE
      SET last_lesson_id = excluded.last_lesson_id, last_at = now()
    RETURNING xmax = 0 AS "isNew"`);
  await tx.execute(sql`
    INSERT INTO lesson_learner (tenant_id, member_id, course_id, lesson_id, beat_at, done_at)
    VALUES (${tenantId}::uuid, ${memberId}::uuid, ${courseId}::uuid, ${lessonId}::uuid,
      clock_timestamp(), ${isOpened ? sql`now()` : sql`NULL`})
    ON CONFLICT (member_id, lesson_id) DO UPDATE
      SET done_at = coalesce(lesson_learner.done_at, excluded.done_at)`);
  return rows[0]?.isNew === true;
}

/** Must be the last statement of a transaction: it locks the course row, for which all who start the course wait. */
const countLearner = (tx: Tx, courseId: string) =>
  tx.execute(sql`UPDATE course SET learner_count = learner_count + 1 WHERE id = ${courseId}::uuid`);

/** Whether they attended the live session before it became a lesson, or before this revision. */
async function hasAttended(tx: Tx, { memberId }: Learner, { rule, liveId }: Lesson) {
  if (rule !== 'attended' || !liveId) return false;
  const { rows } = await tx.execute(sql`SELECT 1 FROM live_attendance
    WHERE live_id = ${liveId}::uuid AND member_id = ${memberId}::uuid`);
  return rows.length > 0;
}

/** Completes the lessons of the course that show a live session which the learner entered. As the system. */
export async function attendLessons(
  tx: Tx,
  learner: Learner,
  { courseId, liveId }: { readonly courseId: string; readonly liveId: string },
): Promise<void> {
  await lockLearner(tx, learner);
  const { content } = await publishedCourse(tx, learner, courseId);
  const liveLessons = lessonsOf(content).filter(
    (lesson) => lesson.kind === 'live' && lesson.liveId === liveId,
  );
  let isNew = false;
  for (const { id: lessonId } of liveLessons) {
    isNew = (await begin(tx, learner, { courseId, lessonId }, true)) || isNew;
  }
  if (liveLessons.length > 0) await recountProgress(tx, courseId, content, learner.memberId);
  if (isNew) await countLearner(tx, courseId);
}

/**
 * Records that the learner opened a lesson. As the system; for a preview without a grant nothing is stored. A lesson
 * that cannot be shown at present is not completed by it.
 */
export async function openOwnLesson(
  tx: Tx,
  learner: Learner,
  lessonRef: LessonRef,
): Promise<LessonProgress> {
  await lockLearner(tx, learner);
  const { granted, lesson, content, resources } = await openLesson(tx, learner, lessonRef);
  if (!granted) {
    return { done: false, watched: 0, bound: null, progress: 0, finishedAt: null };
  }
  const isShown = lesson.rule === 'opened' && problemOf(lesson, resources) === null;
  const isOpened = isShown || (await hasAttended(tx, learner, lesson));
  const isNew = await begin(tx, learner, lessonRef, isOpened);
  if (isOpened) await recountProgress(tx, lessonRef.courseId, content, learner.memberId);
  const snapshot = await readSnapshot(tx, learner, lessonRef);
  if (isNew) await countLearner(tx, lessonRef.courseId);
  return progressOf(snapshot);
}
