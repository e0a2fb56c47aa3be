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

export interface OnlineUsers {
  /** People whose session was used in the last five minutes. */
  now: number;
  /** The highest number of people in one hour of today. */
  peakToday: number;
  /** People of each hour of today, 24 of them from midnight on. */
  byHour: number[];
}

/** A top category of courses. */
export interface IndustryModel {
  /** Null for courses without a category. */
  id: string | null;
  name: string | null;
  /** Published courses in it and below. */
  courseCount: number;
  /** Learners of these courses; people who learn two of them count twice. */
  userCount: number;
}

/** Students of branches in a province. */
export interface ProvinceCount {
  /** Null for students without a branch, or of a branch without a region. */
  regionId: string | null;
  /** In Chinese; null without a region. */
  name: string | null;
  count: number;
}

export interface StudyOrExamCount {
  userId: string;
  name: string;
  studyMinutes: number;
  /** Number of sittings that were handed in. */
  examCount: number;
}
