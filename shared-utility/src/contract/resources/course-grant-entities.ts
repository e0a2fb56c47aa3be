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
