import { act, post, read } from '../endpoint';
import type { Page, PageQuery } from '../envelope';
import type { CourseId, CourseRef, CourseSaved } from './course';
import type { Course, CourseSummary } from './course-entities';
import type { ChaptersInput, CourseFilter, CourseSave } from './course-inputs';
import type { CourseChapter } from './lesson-entities';

const base = '/course/v1/admin';

/** Courses of the tenant itself (specification §7). */
export const courseAdmin = {
  findManageList: read<PageQuery & CourseFilter, Page<CourseSummary>>()(
    `${base}/course/findManageList`,
    { returns: 'page' },
  ),
  findById: read<CourseId, Course>()(`${base}/course/findById`, { returns: 'object' }),
  /** A course of the resource platform that was granted to the tenant. */
  findRaaSCourseById: read<CourseId, Course>()(`${base}/course/findRaaSCourseById`, {
    returns: 'object',
  }),
  save: post<CourseSave, CourseSaved>()(`${base}/course/save`, { returns: 'object' }),
  delete: act<CourseRef, null>()(`${base}/course/delete`),
  publish: act<CourseRef, null>()(`${base}/course/publish`),
  cancel: act<CourseRef, null>()(`${base}/course/cancel`),
  unPublish: act<CourseRef, null>()(`${base}/course/unPublish`),
  copy: act<CourseId, CourseId>()(`${base}/course/copy`, { returns: 'object' }),
  getValidCourseItemInfo: read<{ courseId: string }, CourseChapter[]>()(
    `${base}/courseItem/getValidCourseItemInfo`,
    { returns: 'list' },
  ),
  saveItems: post<ChaptersInput, CourseSaved>()(`${base}/courseItem/save`, { returns: 'object' }),
  saveAndPublishItems: post<ChaptersInput, CourseSaved>()(`${base}/courseItem/saveAndPublish`, {
    returns: 'object',
  }),
  findTrainListByCourseId: read<{ courseId: string }, { trainId: string; title: string }[]>()(
    `${base}/train/findTrainListByCourseId`,
    { returns: 'list' },
  ),
} as const;
