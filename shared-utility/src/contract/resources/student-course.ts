import { type None, read } from '../endpoint';
import type { Page, PageQuery } from '../envelope';
import type { Course, CourseChapter, CourseSummary } from './course';

const base = '/api/course/student';

/** A course with the student's own progress (0 to 1). */
export interface StudentCourse extends CourseSummary {
  progress: number;
  lastLessonId: string | null;
}

/** Student API (specification §7). */
export const studentCourse = {
  findCourseList: read<
    PageQuery & { keyword?: string; categoryId?: string },
    Page<StudentCourse>
  >()(`${base}/findCourseList`, { returns: 'page' }),
  findHotCourse: read<None, CourseSummary[]>()(`${base}/findHotCourse`, { returns: 'list' }),
  findRecommendCourse: read<None, CourseSummary[]>()(`${base}/findRecommendCourse`, {
    returns: 'list',
  }),
  findCourseById: read<{ id: string }, Course & { progress: number }>()(`${base}/findCourseById`, {
    returns: 'object',
  }),
  findCourseItemInfo: read<{ courseId: string }, CourseChapter[]>()(`${base}/findCourseItemInfo`, {
    returns: 'list',
  }),
  /** A short-lived address; not to be kept. */
  getVideoUrlByResourceId: read<{ resourceId: string }, { url: string; expiresAt: string }>()(
    '/api/resource/student/getVideoUrlByResourceId',
    { returns: 'object' },
  ),
} as const;
