import { act, post, read, search } from '../endpoint';
import type { Version } from '../entities';
import type { Page, PageQuery } from '../envelope';
import type { Course, CourseRevision, CourseStatus, CourseSummary } from './course-entities';
import type { CourseFigures, CourseGrant, CourseLearner } from './course-grant-entities';
import type {
  ChaptersInput,
  CourseFilter,
  CourseSave,
  GrantFilter,
  GrantRequest,
} from './course-inputs';
import type { CourseChapter } from './lesson-entities';
import type { TenantCourse, TenantCourseDetail } from './tenant-course-entities';

const base = '/raas/course/v1';

const paged = { query: ['pageNum', 'pageSize'] } as const;

const ours = { ours: true } as const;

/** The course's new version, for the next change. */
export interface CourseSaved {
  id: string;
  version: Version;
}

export type CourseId = { id: string };

/** With the version that the caller has seen; 40900 if it has changed since. */
export type CourseRef = CourseId & { version?: Version };

/** Courses of the resource platform (specification §7). */
export const course = {
  findManageList: read<PageQuery & CourseFilter, Page<CourseSummary>>()(
    `${base}/course/findManageList`,
    { returns: 'page' },
  ),
  /** The edited course, with what it lacks for publication. */
  findById: read<CourseId, Course>()(`${base}/course/findById`, { returns: 'object' }),
  save: post<CourseSave, CourseSaved>()(`${base}/course/save`, { returns: 'object' }),
  delete: act<CourseRef, null>()(`${base}/course/delete`),
  publish: act<CourseRef, null>()(`${base}/course/publish`),
  unPublish: act<CourseRef, null>()(`${base}/course/unPublish`),
  copy: act<CourseId, CourseId>()(`${base}/course/copy`, { returns: 'object' }),
  /** The reason is ours. */
  forcedTermination: act<{ courseId: string; reason: string }, null>()(
    `${base}/course/forcedTermination`,
  ),
  /** Courses that are or were published, of every tenant; ours, for operators of the platform. */
  findOfTenants: read<
    PageQuery & { keyword?: string; status?: CourseStatus; saasId?: string },
    Page<TenantCourse>
  >()(`${base}/course/findOfTenants`, { ...ours, returns: 'page' }),
  /** The last published version of one of them; ours. */
  findOneOfTenants: read<CourseId, TenantCourseDetail>()(`${base}/course/findOneOfTenants`, {
    ...ours,
    returns: 'object',
  }),
  getValidCourseChapterInfo: read<{ courseId: string }, CourseChapter[]>()(
    `${base}/courseChapter/getValidCourseChapterInfo`,
    { returns: 'list' },
  ),
  /** Replaces all chapters of the edited course. */
  saveChapters: post<ChaptersInput, CourseSaved>()(`${base}/courseChapter/save`, {
    returns: 'object',
  }),
  saveAndPublishChapters: post<ChaptersInput, CourseSaved>()(
    `${base}/courseChapter/saveAndPublish`,
    { returns: 'object' },
  ),
  findCourseGrantList: search<PageQuery & GrantFilter, Page<CourseGrant>>()(
    `${base}/courseGrant/findCourseGrantList`,
    { ...paged, returns: 'page' },
  ),
  /** Published ones that the caller's organisation has, its own or by a grant. */
  findValidCourseList: read<Partial<PageQuery> & { keyword?: string }, Page<CourseSummary>>()(
    `${base}/course/findValidCourseList`,
    { returns: 'page' },
  ),
  batchGrant: post<GrantRequest, null>()(`${base}/courseGrant/batchGrant`),
  batchGrantTime: post<{ grantIds: string[]; expiresAt: string | null }, null>()(
    `${base}/courseGrant/batchGrantTime`,
  ),
  batchExtendTime: post<{ grantIds: string[]; days: number }, null>()(
    `${base}/courseGrant/batchExtendTime`,
  ),
  /** `withdrawn: false` grants it again; ours. */
  withdrawGrants: post<{ grantIds: string[]; withdrawn: boolean }, null>()(
    `${base}/courseGrant/withdraw`,
    ours,
  ),
  /** Newest first; ours. */
  findRevisions: read<CourseId, CourseRevision[]>()(`${base}/course/findRevisions`, {
    ...ours,
    returns: 'list',
  }),
  /** Restores a former revision as the edited one; ours. */
  restoreRevision: post<CourseRef & { number: number }, CourseSaved>()(
    `${base}/course/restoreRevision`,
    { ...ours, returns: 'object' },
  ),
  figures: read<CourseId, CourseFigures>()(`${base}/course/figures`, {
    ...ours,
    returns: 'object',
  }),
  findLearners: read<
    PageQuery & CourseId & { keyword?: string; finished?: boolean },
    Page<CourseLearner>
  >()(`${base}/course/findLearners`, { ...ours, returns: 'page' }),
} as const;
