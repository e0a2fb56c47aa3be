import { type None, read } from '../endpoint';
import type { Page, PageQuery } from '../envelope';
import type { RichText, RichTextFile } from '../rich-text';
import type { CourseSummary } from './course-entities';
import type { CourseChapter, ReadLesson } from './lesson-entities';
import type { ShortLivedUrl } from './resource-file-entities';

const base = '/api/course/student';

/** A course as learners see it, without facts about its editors. */
export type CourseCard = Pick<
  CourseSummary,
  | 'id'
  | 'title'
  | 'cover'
  | 'categoryId'
  | 'categoryName'
  | 'teacherName'
  | 'level'
  | 'minutes'
  | 'lessonCount'
  | 'publishedAt'
>;

/** A course with the student's own progress (0 to 1). */
export interface StudentCourse extends CourseCard {
  progress: number;
  /** Last opened lesson; null before they have begun. */
  lastLessonId: string | null;
  lastAt: string | null;
  finishedAt: string | null;
  /** When their right to learn it ends; null for never. */
  expiresAt: string | null;
}

/** A lesson with what the student has learned of it. */
export interface StudentLesson extends ReadLesson {
  done: boolean;
  /** Watched share, 0 to 1. */
  watched: number;
  /** Last position, in seconds. */
  position: number;
  /** Latest position that they may seek to, in seconds; null if `seekAhead` is true. */
  bound: number | null;
  /** The lessons before it have to be completed first. */
  locked: boolean;
}

export interface StudentChapter extends Omit<CourseChapter, 'lessons'> {
  lessons: StudentLesson[];
}

export interface StudentCourseDetail extends StudentCourse {
  summary: string;
  description: string;
  document: RichText | null;
  documentFiles: RichTextFile[];
  keywords: string[];
  audience: string;
  creditHours: number;
  inOrder: boolean;
  /** False where only its previews may be watched. */
  granted: boolean;
}

/** Student API (specification §7). */
export const studentCourse = {
  /** Courses that the student may learn; last begun first. */
  findCourseList: read<
    PageQuery & {
      keyword?: string;
      categoryId?: string;
      state?: 'new' | 'begun' | 'finished';
    },
    Page<StudentCourse>
  >()(`${base}/findCourseList`, { returns: 'page' }),
  findHotCourse: read<None, CourseCard[]>()(`${base}/findHotCourse`, { returns: 'list' }),
  findRecommendCourse: read<None, CourseCard[]>()(`${base}/findRecommendCourse`, {
    returns: 'list',
  }),
  findCourseById: read<{ id: string }, StudentCourseDetail>()(`${base}/findCourseById`, {
    returns: 'object',
  }),
  findCourseItemInfo: read<{ courseId: string }, StudentChapter[]>()(`${base}/findCourseItemInfo`, {
    returns: 'list',
  }),
  /** A short-lived address of the resource of a lesson that the student may watch now; must not be stored. */
  getVideoUrlByResourceId: read<{ resourceId: string }, ShortLivedUrl>()(
    '/api/resource/student/getVideoUrlByResourceId',
    { returns: 'object' },
  ),
} as const;
