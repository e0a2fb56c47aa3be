import type { Version } from '../entities';
import type { RichText } from '../rich-text';
import type { CourseLevel, CourseStatus } from './course-entities';
import type { CourseGrant, GrantAudience } from './course-grant-entities';
import type { CourseChapter, Lesson } from './lesson-entities';

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

export interface GrantFilter {
  courseId?: string;
  organ?: string;
  audience?: GrantAudience;
  status?: CourseGrant['status'];
  /** Keeps active grants that end within so many days. */
  expiringDays?: number;
  keyword?: string;
}

/** To whom courses are granted; at least one. */
export interface GrantRequest {
  courseIds: string[];
  organs?: string[];
  departments?: string[];
  trains?: string[];
  /** Students, by their `userId`. */
  persons?: string[];
  expiresAt: string | null;
}
