import { act, post, read, search } from '../endpoint';
import type { Version } from '../entities';
import type { Page, PageQuery } from '../envelope';
import type { RichText, RichTextFile } from '../rich-text';

const base = '/raas/course/v1';
const paged = { query: ['pageNum', 'pageSize'] } as const;
const ours = { ours: true } as const;

/** Specification §4: draft, published or unpublished, cancelled; a platform operator may terminate. */
export type CourseStatus = 'draft' | 'published' | 'unpublished' | 'cancelled' | 'terminated';
export type CourseLevel = 'beginner' | 'intermediate' | 'advanced';

export interface CourseSummary {
  id: string;
  title: string;
  /** A short-lived address of its picture. */
  cover: string | null;
  categoryId: string | null;
  categoryName: string | null;
  teacherName: string;
  status: CourseStatus;
  level: CourseLevel;
  /** In fen; 0 is free. */
  price: number;
  /** Sum of the lessons, in minutes. */
  minutes: number;
  lessonCount: number;
  learnerCount: number;
  organId: string;
  organName: string;
  branchId: string | null;
  branchName: string | null;
  createdAt: string;
  updatedAt: string;
  publishedAt: string | null;
  /** Whether what is edited differs from what learners see. */
  hasChanges: boolean;
  version: Version;
}

export type LessonKind = 'video' | 'audio' | 'document' | 'image' | 'link' | 'live';
/** When a lesson counts as done: `watched` from `percent` on, `opened` at once, `attended` by entering the session. */
export type LessonRule = 'watched' | 'opened' | 'attended';

export interface Lesson {
  /** Stays the same from revision to revision, so that progress is kept. */
  id: string;
  title: string;
  kind: LessonKind;
  /** The resource that is shown; null for a link and a live lesson. */
  resourceId: string | null;
  /** Of a live lesson: one of the course's sessions; null or left out while there is none. */
  liveId?: string | null;
  /** Of a link: an address that begins with https://. */
  url: string | null;
  /** Length in seconds; of video and audio that of the resource. */
  seconds: number;
  /** May be watched without a grant. */
  preview: boolean;
  rule: LessonRule;
  /** How much of it has to be watched, 1 to 100; 100 for other rules. */
  percent: number;
  /** Whether a learner may go on to a part that was not watched yet. */
  seekAhead: boolean;
}

/** Why a lesson cannot be learned now: of a live one that it has no session, or a cancelled one. */
export type LessonProblem =
  | 'missing'
  | 'withdrawn'
  | 'converting'
  | 'failed'
  | 'unplanned'
  | 'cancelled';

/** As it is read: with what is known of its resource or session. */
export interface ReadLesson extends Lesson {
  resourceTitle: string | null;
  problem: LessonProblem | null;
}

export interface CourseChapter {
  id: string;
  title: string;
  order: number;
  lessons: ReadLesson[];
}

/** What a course lacks before it can be published; `lessonId` where it is one lesson's. */
export interface CourseProblem {
  kind: 'cover' | 'summary' | 'category' | 'chapters' | 'emptyChapter' | 'lesson';
  /** Those that only advise do not hold it back. */
  blocks: boolean;
  chapterId: string | null;
  lessonId: string | null;
  lesson: LessonProblem | null;
}

export interface Course extends CourseSummary {
  summary: string;
  description: string;
  /** Its description with pictures, tables and formulas; null for none. */
  document: RichText | null;
  /** Pictures and recordings of the document. */
  documentFiles: RichTextFile[];
  keywords: string[];
  audience: string;
  teacherIds: string[];
  coverUploadId: string | null;
  /** Hours of credit that finishing earns. */
  creditHours: number;
  /** Whether lessons are learned one after the other. */
  inOrder: boolean;
  chapters: CourseChapter[];
  problems: CourseProblem[];
  /** Why it was terminated. */
  termination: string | null;
  /** Whether the caller may change it. */
  mayWrite: boolean;
}

export interface CourseInput {
  title: string;
  coverUploadId?: string | null;
  categoryId?: string | null;
  teacherName?: string;
  /** Teachers of the organisation, who may then edit it with `course.author`. */
  teacherIds?: string[];
  summary?: string;
  description?: string;
  document?: RichText | null;
  keywords?: string[];
  audience?: string;
  creditHours?: number;
  level?: CourseLevel;
  price?: number;
  inOrder?: boolean;
}

export type CourseSave =
  | ({ id?: undefined } & CourseInput)
  | ({ id: string; version?: Version } & Partial<CourseInput>);

export type CourseSort =
  | 'title'
  | '-title'
  | 'createdAt'
  | '-createdAt'
  | 'updatedAt'
  | '-updatedAt'
  | 'learnerCount'
  | '-learnerCount';

export interface CourseFilter {
  keyword?: string;
  categoryId?: string;
  status?: CourseStatus;
  level?: CourseLevel;
  branchId?: string;
  teacherId?: string;
  sort?: CourseSort;
}

export type ChapterInput = Omit<CourseChapter, 'id' | 'order' | 'lessons'> & {
  id?: string;
  lessons: (Omit<Lesson, 'id'> & { id?: string })[];
};

export interface ChaptersInput {
  courseId: string;
  /** In their order. */
  chapters: ChapterInput[];
  version?: Version;
}

/** The course after it was written, for the next writing. */
export interface CourseSaved {
  id: string;
  version: Version;
}

/** A state of the course that learners had, or have. */
export interface CourseRevision {
  number: number;
  lessonCount: number;
  publishedAt: string;
  byName: string | null;
  isPublished: boolean;
}

export type GrantAudience = 'organ' | 'department' | 'train' | 'person';

/**
 * The right to learn a course for a time: of an organisation, a department with those below it, the people of a
 * training as long as that is published, or a person.
 */
export interface CourseGrant {
  id: string;
  courseId: string;
  courseTitle: string;
  audience: GrantAudience;
  audienceId: string;
  audienceName: string;
  /** The organisation whose people it is for. */
  organ: string;
  organName: string;
  /** Null grants without an end. */
  expiresAt: string | null;
  status: 'active' | 'expired' | 'withdrawn';
  grantedAt: string;
}

export interface GrantFilter {
  courseId?: string;
  organ?: string;
  audience?: GrantAudience;
  status?: CourseGrant['status'];
  /** Active ones that end within so many days. */
  expiringDays?: number;
  keyword?: string;
}

/** To whom courses are granted; at least one. */
export interface GrantOrder {
  courseIds: string[];
  organs?: string[];
  departments?: string[];
  trains?: string[];
  /** Students, by their `userId`. */
  persons?: string[];
  expiresAt: string | null;
}

/** Half-finished figures of one lesson. */
export interface LessonFigures {
  lessonId: string;
  title: string;
  chapterTitle: string;
  started: number;
  finished: number;
  /** Learned altogether. */
  seconds: number;
}

export interface CourseFigures {
  /** Those who may learn it now. */
  granted: number;
  enrolled: number;
  finished: number;
  seconds: number;
  lessons: LessonFigures[];
}

/** Somebody who has begun a course. */
export interface CourseLearner {
  userId: string;
  name: string;
  /** With a hidden middle. */
  phone: string;
  departmentName: string | null;
  branchName: string | null;
  /** 0 to 1. */
  progress: number;
  seconds: number;
  startedAt: string;
  lastAt: string;
  finishedAt: string | null;
}

/** A course of any tenant, for operators of the platform. */
export interface TenantCourse
  extends Pick<
    CourseSummary,
    | 'id'
    | 'title'
    | 'status'
    | 'teacherName'
    | 'lessonCount'
    | 'learnerCount'
    | 'minutes'
    | 'organName'
    | 'publishedAt'
    | 'updatedAt'
  > {
  saasId: string;
  saasName: string;
  /** Why it was terminated. */
  termination: string | null;
}

/** What its learners see, in words: enough to judge it by. */
export interface TenantCourseDetail extends TenantCourse {
  summary: string;
  description: string;
  chapters: {
    id: string;
    title: string;
    lessons: { id: string; title: string; kind: LessonKind; url: string | null }[];
  }[];
}

export type CourseId = { id: string };
/** With the version that the caller has seen: another one by now is a 40900. */
export type SeenCourse = CourseId & { version?: Version };

/** Courses of the resource platform (specification §7). */
export const course = {
  findManageList: read<PageQuery & CourseFilter, Page<CourseSummary>>()(
    `${base}/course/findManageList`,
    { returns: 'page' },
  ),
  /** What is edited, with what it lacks. */
  findById: read<CourseId, Course>()(`${base}/course/findById`, { returns: 'object' }),
  save: post<CourseSave, CourseSaved>()(`${base}/course/save`, { returns: 'object' }),
  delete: act<SeenCourse, null>()(`${base}/course/delete`),
  publish: act<SeenCourse, null>()(`${base}/course/publish`),
  unPublish: act<SeenCourse, null>()(`${base}/course/unPublish`),
  copy: act<CourseId, CourseId>()(`${base}/course/copy`, { returns: 'object' }),
  /** The reason is ours. */
  forcedTermination: act<{ courseId: string; reason: string }, null>()(
    `${base}/course/forcedTermination`,
  ),
  /** Those that learners see or saw, of every tenant; ours, for operators of the platform. */
  findOfTenants: read<
    PageQuery & { keyword?: string; status?: CourseStatus; saasId?: string },
    Page<TenantCourse>
  >()(`${base}/course/findOfTenants`, { ...ours, returns: 'page' }),
  /** One of them as it was published last; ours. */
  findOneOfTenants: read<CourseId, TenantCourseDetail>()(`${base}/course/findOneOfTenants`, {
    ...ours,
    returns: 'object',
  }),
  getValidCourseChapterInfo: read<{ courseId: string }, CourseChapter[]>()(
    `${base}/courseChapter/getValidCourseChapterInfo`,
    { returns: 'list' },
  ),
  /** All chapters of what is edited, in place of those it has. */
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
  batchGrant: post<GrantOrder, null>()(`${base}/courseGrant/batchGrant`),
  batchGrantTime: post<{ grantIds: string[]; expiresAt: string | null }, null>()(
    `${base}/courseGrant/batchGrantTime`,
  ),
  batchExtendTime: post<{ grantIds: string[]; days: number }, null>()(
    `${base}/courseGrant/batchExtendTime`,
  ),
  /** Ours; `withdrawn: false` takes it back. */
  withdrawGrants: post<{ grantIds: string[]; withdrawn: boolean }, null>()(
    `${base}/courseGrant/withdraw`,
    ours,
  ),
  /** Newest first; ours. */
  findRevisions: read<CourseId, CourseRevision[]>()(`${base}/course/findRevisions`, {
    ...ours,
    returns: 'list',
  }),
  /** Makes a former revision what is edited; ours. */
  restoreRevision: post<SeenCourse & { number: number }, CourseSaved>()(
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
