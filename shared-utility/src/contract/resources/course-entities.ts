import type { Version } from '../entities';
import type { RichText, RichTextFile } from '../rich-text';
import type { CourseChapter, LessonProblem } from './lesson-entities';

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
