import type { StudentChapter } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { type CourseContent, lessonsOf } from '../courses/content';
import type { Learner } from '../courses/course-access';
import { type CourseReferences, referencesOf } from '../courses/course-references';
import { problemOf, readChapters } from '../courses/lesson-problems';
import { boundOf, shareOf } from './lesson-state';
import { publishedCourse } from './published-course';

interface LearnerLesson extends Record<string, unknown> {
  lessonId: string;
  watched: number[];
  position: number;
  done: boolean;
}

export async function learnedOf(
  tx: Tx,
  { memberId }: Learner,
  courseId: string,
): Promise<ReadonlyMap<string, LearnerLesson>> {
  const { rows } = await tx.execute<LearnerLesson>(sql`
    SELECT lesson_id AS "lessonId", watched, position, done_at IS NOT NULL AS done
    FROM lesson_learner WHERE member_id = ${memberId}::uuid AND course_id = ${courseId}::uuid`);
  return new Map(rows.map((row) => [row.lessonId, row]));
}

/**
 * Lessons that are locked until those before them are done; one that cannot be learned at present blocks no other. A
 * live lesson has its own time: it is never locked and locks nothing.
 */
export function lockedIn(
  content: CourseContent,
  learned: ReadonlyMap<string, { readonly done: boolean }>,
  courseReferences: CourseReferences,
): ReadonlySet<string> {
  const locked = new Set<string>();
  let isOpen = true;
  for (const lesson of content.inOrder ? lessonsOf(content) : []) {
    if (lesson.kind === 'live') continue;
    const done = learned.get(lesson.id)?.done ?? false;
    if (!isOpen && !done) locked.add(lesson.id);
    if (!done && problemOf(lesson, courseReferences) === null) isOpen = false;
  }
  return locked;
}

/** The chapters of a course with the learner's progress. */
export async function studentChapters(
  tx: Tx,
  learner: Learner,
  courseId: string,
): Promise<StudentChapter[]> {
  const { organId, content } = await publishedCourse(tx, learner, courseId);
  const resources = await referencesOf(
    tx,
    { id: courseId, tenantId: learner.tenantId, organId },
    content,
  );
  const learned = await learnedOf(tx, learner, courseId);
  const locked = lockedIn(content, learned, resources);
  return readChapters(content.chapters, resources).map((chapter) => ({
    ...chapter,
    lessons: chapter.lessons.map((lesson) => {
      const { done = false, watched = [], position = 0 } = learned.get(lesson.id) ?? {};
      return {
        ...lesson,
        done,
        watched: shareOf(lesson, watched, done),
        position,
        bound: boundOf(lesson, watched, done),
        locked: locked.has(lesson.id),
      };
    }),
  }));
}
