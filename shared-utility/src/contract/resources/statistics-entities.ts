/** Numbers of today's rows that existed at the end of the period. */
export interface Summary {
  /** Actors of students and staff. */
  userCount: number;
  studentCount: number;
  teacherCount: number;
  courseCount: number;
  examCount: number;
  trainCount: number;
  /** Without revoked ones. */
  certificateCount: number;
  resourceCount: number;
}

/** The summary with its change since the period before, as fractions (0.1 is +10 %). */
export interface SummaryPlus extends Summary {
  /** Null if there was nothing in the period before. */
  change: { readonly [K in keyof Summary]: number | null };
  /** Hours learned in the period. */
  studyHours: number;
  /** Passed share of the fully marked sittings handed in in the period that count, 0 to 1; null without any. */
  examPassingRate: number | null;
}

/** One point of a series; `date` is an ISO date. */
export interface DayCount {
  date: string;
  count: number;
}

/** A point for each day of the period. */
export interface UserStatistics {
  newUsers: DayCount[];
  /** Students who learned or handed in an exam. */
  activeUsers: DayCount[];
}

/** A course with those who began it in the period; the hundred with the most, the most first. */
export interface CourseSchedule {
  courseId: string;
  title: string;
  learners: number;
  finished: number;
  /** Mean progress, 0 to 1. */
  progress: number;
}

/** Resources of one kind at the end of the period. */
export interface ResourceStatistics {
  kind: 'video' | 'audio' | 'document' | 'image';
  count: number;
  bytes: number;
}

/** A training that runs in the period; two hundred at most, the last to begin first. */
export interface TrainSchedule {
  trainId: string;
  title: string;
  startsAt: string;
  endsAt: string;
  enrolled: number;
  finished: number;
}

/** Figures of the same trainings. */
export interface TrainCertificateCount {
  trainId: string;
  title: string;
  issued: number;
  /** People who passed. */
  eligible: number;
}

export interface ExamPassingRate {
  trainId: string;
  examId: string;
  title: string;
  /** People of the training whose exam is fully marked. */
  taken: number;
  passed: number;
}
