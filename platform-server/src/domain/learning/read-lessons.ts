import {
  errorCodes,
  type Lesson,
  type StudentChapter,
  type StudentCourseDetail,
} from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { BusinessError } from '../../http/business-error';
import { type CourseContent, documentIdsOf, lessonsOf, wholeContent } from '../courses/content';
import type { Learner } from '../courses/course-access';
import { type CourseParts, resourcesById } from '../courses/course-parts';
import type { CoverOf } from '../courses/covers';
import { problemOf, readChapters } from '../courses/lesson-problems';
import { textFiles } from '../resources/text-files';
import { asCard, ownCardJoins, ownColumns } from './find-cards';
import type { LessonRef } from './learning-snapshot';
import { boundOf, shareOf } from './lesson-state';
import { visibleCoursesOf } from './visible-courses';

export interface PublishedCourse {
  readonly id: string;
  readonly organId: string;
  readonly granted: boolean;
  readonly content: CourseContent;
}

/** A course as published; in a transaction of the system, like everything in this file. */
export async function publishedCourse(
  tx: Tx,
  learner: Learner,
  id: string,
): Promise<PublishedCourse> {
  const { rows } = await tx.execute<PublishedCourse & Record<string, unknown>>(sql`
    WITH RECURSIVE ${visibleCoursesOf(learner)}
    SELECT s.id, s.organ_id AS "organId", s.granted, r.content FROM shown s
    JOIN course_revision r ON r.course_id = s.id AND r.number = s.number
    WHERE s.id = ${id}::uuid`);
  const [row] = rows;
  if (!row) throw new BusinessError(errorCodes.notFound);
  return { ...row, content: wholeContent(row.content) };
}

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
  courseParts: CourseParts,
): ReadonlySet<string> {
  const locked = new Set<string>();
  let isOpen = true;
  for (const lesson of content.inOrder ? lessonsOf(content) : []) {
    if (lesson.kind === 'live') continue;
    const done = learned.get(lesson.id)?.done ?? false;
    if (!isOpen && !done) locked.add(lesson.id);
    if (!done && problemOf(lesson, courseParts) === null) isOpen = false;
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
  const resources = await resourcesById(
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

type DetailRow = Parameters<typeof asCard>[0] & Omit<StudentCourseDetail, 'cover' | 'minutes'>;

interface StoredDetail extends DetailRow, Record<string, unknown> {
  content: Partial<CourseContent>;
  /** The id of the member whose course it is. */
  ownerId: string;
}

export async function studentCourse(
  tx: Tx,
  learner: Learner,
  id: string,
  coverOf: CoverOf,
): Promise<StudentCourseDetail> {
  const { rows } = await tx.execute<StoredDetail>(sql`
    WITH RECURSIVE ${visibleCoursesOf(learner)}
    SELECT ${ownColumns}, s.organ_id AS "ownerId", s.granted, r.content
    FROM shown s ${ownCardJoins(learner)}
    JOIN course_revision r ON r.course_id = s.id AND r.number = s.number
    WHERE s.id = ${id}::uuid`);
  const [joinedRow] = rows;
  if (!joinedRow) throw new BusinessError(errorCodes.notFound);
  const { content, ownerId, ...row } = joinedRow;
  const { summary, description, document, keywords, audience, creditHours, inOrder } =
    wholeContent(content);
  const courseScope = { id, tenantId: learner.tenantId, organId: ownerId };
  const resources = await resourcesById(tx, courseScope, { chapters: [], document });
  const cover = row.coverId === null ? null : coverOf(row.coverId, 'picture');
  const texts = { summary, description, document, audience, creditHours, inOrder };
  const files = textFiles(documentIdsOf(document), resources, coverOf);
  const card = asCard<DetailRow>(row, coverOf);
  return { ...card, ...texts, documentFiles: files, cover, keywords: [...keywords] };
}

export interface OpenLesson extends PublishedCourse {
  readonly lesson: Lesson;
  readonly resources: CourseParts;
}

/** A lesson of a course that the learner may watch now; throws the reason otherwise. */
export async function openIn(
  tx: Tx,
  learner: Learner,
  course: PublishedCourse,
  lessonId: string,
): Promise<OpenLesson> {
  const lesson = lessonsOf(course.content).find(({ id }) => id === lessonId);
  if (!lesson) throw new BusinessError(errorCodes.notFound);
  if (!course.granted && !lesson.preview) {
    throw new BusinessError(errorCodes.forbidden, { phrase: 'course.notGranted' });
  }
  const courseScope = { id: course.id, tenantId: learner.tenantId, organId: course.organId };
  const resources = await resourcesById(tx, courseScope, course.content);
  if (course.granted && course.content.inOrder) {
    const learned = await learnedOf(tx, learner, course.id);
    if (lockedIn(course.content, learned, resources).has(lessonId)) {
      throw new BusinessError(errorCodes.forbidden, { phrase: 'course.locked' });
    }
  }
  return { ...course, lesson, resources };
}

/** The same by the course's id. */
export const openLesson = async (
  tx: Tx,
  learner: Learner,
  { courseId, lessonId }: LessonRef,
): Promise<OpenLesson> =>
  openIn(tx, learner, await publishedCourse(tx, learner, courseId), lessonId);
