import { errorCodes, type Lesson } from '@edu/shared-utility/contract';
import type { Tx } from '../../db/database';
import { BusinessError } from '../../http/business-error';
import { lessonsOf } from '../courses/content';
import type { Learner } from '../courses/course-access';
import { type CourseReferences, referencesOf } from '../courses/course-references';
import type { LessonRef } from './learning-snapshot';
import { type PublishedCourse, publishedCourse } from './published-course';
import { learnedOf, lockedIn } from './read-lessons';

export interface OpenLesson extends PublishedCourse {
  readonly lesson: Lesson;
  readonly resources: CourseReferences;
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
  const resources = await referencesOf(tx, courseScope, course.content);
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
