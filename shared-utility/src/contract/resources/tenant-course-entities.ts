import type { CourseSummary } from './course-entities';
import type { LessonKind } from './lesson-entities';

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
