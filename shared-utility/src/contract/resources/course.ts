import { act, post, read, search } from '../endpoint';
import type { Page, PageQuery } from '../envelope';

const base = '/raas/course/v1';
const paged = { query: ['pageNum', 'pageSize'] } as const;

/** Specification §4: draft, published or unpublished; a platform operator may terminate. */
export type CourseStatus = 'draft' | 'published' | 'unpublished' | 'terminated';

export interface CourseSummary {
  id: string;
  title: string;
  cover: string | null;
  categoryId: string | null;
  categoryName: string | null;
  teacherName: string;
  status: CourseStatus;
  /** Sum of the lessons, in minutes. */
  minutes: number;
  learnerCount: number;
  createdAt: string;
  publishedAt: string | null;
}

export type LessonKind = 'video' | 'audio' | 'document' | 'exam' | 'live';

export interface Lesson {
  id: string;
  title: string;
  kind: LessonKind;
  /** The resource that is shown, or the exam that is taken. */
  resourceId: string | null;
  examId: string | null;
  /** Length in seconds; for documents the time a reader has to stay. */
  seconds: number;
  /** May be watched without a grant. */
  preview: boolean;
}

export interface CourseChapter {
  id: string;
  title: string;
  order: number;
  lessons: Lesson[];
}

export interface Course extends CourseSummary {
  description: string;
  keywords: string[];
  audience: string;
  /** Hours of credit that finishing earns. */
  creditHours: number;
  chapters: CourseChapter[];
}

export interface CourseInput {
  id?: string;
  title: string;
  cover?: string | null;
  categoryId?: string | null;
  teacherName: string;
  description?: string;
  keywords?: string[];
  audience?: string;
  creditHours?: number;
}

export interface CourseFilter {
  keyword?: string;
  categoryId?: string;
  status?: CourseStatus;
}

export type ChapterInput = Omit<CourseChapter, 'id' | 'lessons'> & {
  id?: string;
  lessons: (Omit<Lesson, 'id'> & { id?: string })[];
};

export interface ChaptersInput {
  courseId: string;
  chapters: ChapterInput[];
}

/** The right of an organisation to use a course for a time. */
export interface CourseGrant {
  id: string;
  courseId: string;
  courseTitle: string;
  organ: string;
  organName: string;
  /** Null grants without an end. */
  expiresAt: string | null;
  status: 'active' | 'expired' | 'withdrawn';
  grantedAt: string;
}

export type CourseId = { id: string };

/** Courses of the resource platform (specification §7). */
export const course = {
  findManageList: read<PageQuery & CourseFilter, Page<CourseSummary>>()(
    `${base}/course/findManageList`,
    { returns: 'page' },
  ),
  findById: read<CourseId, Course>()(`${base}/course/findById`, { returns: 'object' }),
  save: post<CourseInput, CourseId>()(`${base}/course/save`, { returns: 'object' }),
  delete: act<CourseId, null>()(`${base}/course/delete`),
  publish: act<CourseId, null>()(`${base}/course/publish`),
  unPublish: act<CourseId, null>()(`${base}/course/unPublish`),
  copy: act<CourseId, CourseId>()(`${base}/course/copy`, { returns: 'object' }),
  forcedTermination: act<{ courseId: string }, null>()(`${base}/course/forcedTermination`),
  getValidCourseChapterInfo: read<{ courseId: string }, CourseChapter[]>()(
    `${base}/courseChapter/getValidCourseChapterInfo`,
    { returns: 'list' },
  ),
  saveChapters: post<ChaptersInput, null>()(`${base}/courseChapter/save`),
  saveAndPublishChapters: post<ChaptersInput, null>()(`${base}/courseChapter/saveAndPublish`),
  findCourseGrantList: search<
    PageQuery & { courseId?: string; organ?: string; status?: CourseGrant['status'] },
    Page<CourseGrant>
  >()(`${base}/courseGrant/findCourseGrantList`, { ...paged, returns: 'page' }),
  findValidCourseList: read<Partial<PageQuery> & { keyword?: string }, Page<CourseSummary>>()(
    `${base}/course/findValidCourseList`,
    { returns: 'page' },
  ),
  batchGrant: post<{ courseIds: string[]; organs: string[]; expiresAt: string | null }, null>()(
    `${base}/courseGrant/batchGrant`,
  ),
  batchGrantTime: post<{ grantIds: string[]; expiresAt: string | null }, null>()(
    `${base}/courseGrant/batchGrantTime`,
  ),
  batchExtendTime: post<{ grantIds: string[]; days: number }, null>()(
    `${base}/courseGrant/batchExtendTime`,
  ),
} as const;
