import { type None, read } from '../endpoint';

const base = '/bi/v1/screen';
const open = { auth: false, ours: true, toast: false, returns: 'object' } as const;

/** A number of people, or of what they did. Null where it, or its difference from a total, would tell of fewer than five. */
export type Veiled = number | null;

/** What every public screen says. */
interface Screen {
  tenantName: string;
  /** ISO instant at which its figures were read. */
  readAt: string;
}

/** A province; `regionId` is null for what lies in none. */
interface InRegion {
  regionId: string | null;
}

export interface GovernmentScreen extends Screen {
  /** Places of students. */
  students: Veiled;
  /** Published ones. */
  courses: number;
  /** Those that stand. */
  certificates: Veiled;
  /** Learned on the days of `days` that are told. */
  studyHours: number;
  /** Twelve, the present one last. Who learned, courses that came, certificates that were issued. */
  months: { month: string; learners: Veiled; courses: number; certificates: Veiled }[];
  /** Those in which somebody is, the most first. */
  regions: (InRegion & { students: Veiled })[];
  /** Ten categories of courses at most, the most courses first; without a name what is filed nowhere. */
  industries: { name: string | null; courses: number; learners: Veiled }[];
  /** Thirty, today last. */
  days: { date: string; hours: Veiled }[];
}

export interface TrainingScreen extends Screen {
  /** Published trainings by where they are in time. */
  states: { upcoming: number; running: number; over: number };
  /** Places in published trainings, and those who passed. */
  enrolled: Veiled;
  completed: Veiled;
  /** Exams of students in the twelve months that have all their points. */
  taken: Veiled;
  passed: Veiled;
  /** Of trainings, those that stand. */
  certificates: Veiled;
  regions: (InRegion & { trainings: number; enrolled: Veiled; completed: Veiled })[];
  months: { month: string; taken: Veiled; passed: Veiled; certificates: Veiled }[];
  /**
   * Ten organisations at most, who trains most people first. Their number in whole tens, rounded down: together with the
   * regions an exact one could tell of fewer than five.
   */
  organs: { name: string; trainings: number; enrolledTens: number }[];
}

/**
 * Figures for walls, open to anybody, of the tenant of the host: refused (40300) while the tenant shows none. A server
 * reads them anew every ten seconds at most. `/bi/v1/screen/stream` tells when they change.
 */
export const screen = {
  government: read<None, GovernmentScreen>()(`${base}/government`, open),
  training: read<None, TrainingScreen>()(`${base}/training`, open),
} as const;
