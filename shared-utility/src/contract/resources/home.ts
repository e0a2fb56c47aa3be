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
  /** How many came in each of the last eight weeks, the running one last; null where nothing comes and goes. */
  weeks: number[] | null;
}

/** What waits for somebody. */
export type HomeTaskKey =
  | 'registrations'
  | 'invitations'
  | 'failedJobs'
  | 'resourceApplications'
  /** What others wrote waits for who may publish; what came back, for who wrote it. */
  | 'articlesInReview'
  | 'returnedArticles'
  | 'mapChanges'
  | 'failedMessages'
  | 'scheduledMessages'
  | 'unreadMessages';

export interface HomeTask {
  key: HomeTaskKey;
  /** More than none. */
  count: number;
}

export type HomeHealthKey = 'modules' | 'rollouts' | 'jobs' | 'messages';

/** How a part of the platform is; for operators. */
export interface HomeHealth {
  key: HomeHealthKey;
  state: 'well' | 'busy' | 'troubled';
  /** Modules that failed today, rollouts, work and messages that wait or have failed. */
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
  /** Null for who is no operator. */
  health: HomeHealth[] | null;
  /** Where a student belongs; null for staff. */
  place: HomePlace | null;
}

/** The first page of the menu, with what the person's permissions let them see; ours. */
export const home = {
  find: read<None, Home>()('/platform/v1/home', { ours: true, toast: false, returns: 'object' }),
} as const;
