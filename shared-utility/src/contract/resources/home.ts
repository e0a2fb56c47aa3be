import { type None, read } from '../endpoint';

/** What one figure counts, in the organisation that the person works in; the last two over the whole platform. */
export type HomeFigureKey =
  | 'students'
  | 'activeStudents'
  | 'teachers'
  | 'staff'
  | 'departments'
  | 'visitors'
  | 'tenants'
  | 'accounts';

export interface HomeFigure {
  key: HomeFigureKey;
  value: number;
  /** New rows in each of the last eight weeks, the current one last; null for figures without a history. */
  weeks: number[] | null;
}

/** Kinds of work that wait for the person. */
export type HomeTaskKey =
  | 'registrations'
  | 'invitations'
  | 'failedJobs'
  | 'resourceApplications'
  /** Articles in review wait for people who may publish; returned ones for their authors. */
  | 'articlesInReview'
  | 'returnedArticles'
  | 'mapChanges'
  | 'failedMessages'
  | 'scheduledMessages'
  | 'unreadMessages';

export interface HomeTask {
  key: HomeTaskKey;
  /** At least 1. */
  count: number;
}

export type HomeHealthKey = 'modules' | 'rollouts' | 'jobs' | 'messages';

/** State of a part of the platform, for operators. */
export interface HomeHealth {
  key: HomeHealthKey;
  state: 'well' | 'busy' | 'troubled';
  /** Number of modules that failed today, of rollouts, or of jobs and messages that wait or have failed. */
  count: number;
}

export interface HomePlace {
  organName: string;
  branchName: string | null;
  departmentName: string | null;
}

export interface Home {
  figures: HomeFigure[];
  tasks: HomeTask[];
  /** Null for everybody but operators. */
  health: HomeHealth[] | null;
  /** Where a student belongs; null for staff. */
  place: HomePlace | null;
}

/** The first page of the menu, with what the person's permissions let them see; ours. */
export const home = {
  find: read<None, Home>()('/platform/v1/home', { ours: true, toast: false, returns: 'object' }),
} as const;
