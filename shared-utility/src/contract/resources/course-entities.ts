import type { Version } from '../entities';
import type { RichText, RichTextFile } from '../rich-text';

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
  /** The same in all revisions, so that progress is kept. */
  id: string;
  title: string;
  kind: LessonKind;
  /** The resource that is shown; null for a link and a live lesson. */
  resourceId: string | null;
  /** The course's session of a live lesson; null or absent while there is none. */
  liveId?: string | null;
  /** The address of a link, which begins with https://. */
  url: string | null;
  /** Length in seconds; of video and audio that of the resource. */
  seconds: number;
  /** Can be watched without a grant. */
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

/** A lesson as it is read, with facts about its resource or session. */
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
  /** Advice does not prevent the publication. */
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

/** A published revision of the course. */
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
  /** Null for a grant without an end. */
  expiresAt: string | null;
  status: 'active' | 'expired' | 'withdrawn';
  grantedAt: string;
}

/** Learning figures of one lesson. */
export interface LessonFigures {
  lessonId: string;
  title: string;
  chapterTitle: string;
  started: number;
  finished: number;
  /** Total time that was learned. */
  seconds: number;
}

export interface CourseFigures {
  /** People who may learn it now. */
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
  /** Masked. */
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

/** What its learners see, as texts, so that operators can judge it. */
export interface TenantCourseDetail extends TenantCourse {
  summary: string;
  description: string;
  chapters: {
    id: string;
    title: string;
    lessons: { id: string; title: string; kind: LessonKind; url: string | null }[];
  }[];
}
