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
