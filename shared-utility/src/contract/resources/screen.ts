import { type None, read } from '../endpoint';

const base = '/bi/v1/screen';
const open = { auth: false, ours: true, toast: false, returns: 'object' } as const;

/** A number of people or of their actions; null if it, or its difference from a total, would reveal fewer than five. */
export type HiddenIfFew = number | null;

/** Fields of every public screen. */
interface Screen {
  tenantName: string;
  /** ISO instant at which its figures were read. */
  readAt: string;
}

/** A province; `regionId` is null for rows without one. */
interface InRegion {
  regionId: string | null;
}

export interface GovernmentScreen extends Screen {
  /** Actors of students. */
  students: HiddenIfFew;
  /** Published courses. */
  courses: number;
  /** Certificates that were not revoked. */
  certificates: HiddenIfFew;
  /** Learned on those of the `days` that are not hidden. */
  studyHours: number;
  /** Twelve months, the current one last: people who learned, new courses, issued certificates. */
  months: { month: string; learners: HiddenIfFew; courses: number; certificates: HiddenIfFew }[];
  /** Provinces with students, the largest first. */
  regions: (InRegion & { students: HiddenIfFew })[];
  /** At most ten course categories, the largest first; a null name means courses without one. */
  industries: { name: string | null; courses: number; learners: HiddenIfFew }[];
  /** Thirty days, today last. */
  days: { date: string; hours: HiddenIfFew }[];
}

export interface TrainingScreen extends Screen {
  /** Published trainings by their state in time. */
  states: { upcoming: number; running: number; over: number };
  /** People in published trainings, and those who passed. */
  enrolled: HiddenIfFew;
  completed: HiddenIfFew;
  /** Fully marked exams of students in the twelve months. */
  taken: HiddenIfFew;
  passed: HiddenIfFew;
  /** Certificates of trainings that were not revoked. */
  certificates: HiddenIfFew;
  regions: (InRegion & { trainings: number; enrolled: HiddenIfFew; completed: HiddenIfFew })[];
  months: { month: string; taken: HiddenIfFew; passed: HiddenIfFew; certificates: HiddenIfFew }[];
  /**
   * At most ten organisations, the largest first. Their people are rounded down to tens, since an exact number could,
   * together with the regions, reveal fewer than five.
   */
  organs: { name: string; trainings: number; enrolledTens: number }[];
}

/**
 * Public figures for wall screens, of the host's tenant: refused (40300) while the tenant shows none. A server
 * recalculates them every ten seconds at most. `/bi/v1/screen/stream` reports changes.
 */
export const screen = {
  government: read<None, GovernmentScreen>()(`${base}/government`, open),
  training: read<None, TrainingScreen>()(`${base}/training`, open),
} as const;
