import type { Version } from '../entities';

/** Specification §4: saved, published, archived. */
export type ExamStatus = 'draft' | 'published' | 'archived';

/** State of a published exam, which follows from the time. */
export type ExamPhase = 'planned' | 'running' | 'over';

/** Who may take it; people who are in several of these groups count once. */
export interface ExamAudience {
  /** Everybody of the organisation. */
  all: boolean;
  /** Includes the departments below them. */
  departmentIds: string[];
  trainIds: string[];
  /** Students, by their `userId`. */
  userIds: string[];
}

export interface ExamSummary {
  id: string;
  title: string;
  paperId: string;
  paperTitle: string;
  status: ExamStatus;
  phase: ExamPhase | null;
  /** When it can be sat; the end is not included, null has no limit. */
  startsAt: string | null;
  endsAt: string | null;
  /** Minutes that a sitting may take, 1 to 1440. */
  minutes: number;
  totalScore: number;
  passScore: number;
  /** People who have opened a sitting. */
  participantCount: number;
  /** Sittings that wait for a marker. */
  waiting: number;
  organId: string;
  branchId: string | null;
  branchName: string | null;
  createdByName: string | null;
  createdAt: string;
  updatedAt: string;
  publishedAt: string | null;
  version: Version;
}

export interface ExamSettings {
  title: string;
  paperId: string;
  startsAt: string | null;
  endsAt: string | null;
  minutes: number;
  passScore: number;
  description: string;
  /** How often one person may sit it; 0 is without limit. The best sitting counts. */
  attempts: number;
  shuffleQuestions: boolean;
  shuffleOptions: boolean;
  showAnswers: 'never' | 'afterSubmit' | 'afterEnd';
  /** All questions on one page, or one after the other. */
  layout: 'page' | 'single';
  /** Markers do not see whose answers they mark. */
  blind: boolean;
  /** Two markers for each answer, neither of whom sees the other's points; the mean counts. */
  twoMarkers: boolean;
  /** The number of times a person leaves the page is recorded, and announced to them beforehand. */
  watchFocus: boolean;
  audience: ExamAudience;
  /** Teachers of the organisation who mark it, besides those with the permission for all. */
  markerIds: string[];
}

/** What an exam lacks before it can be published. */
export interface ExamProblem {
  kind: 'audience' | 'paper' | 'window' | 'passScore' | 'markers' | 'showAnswers';
  blocks: boolean;
}

export interface Exam extends ExamSummary, Omit<ExamSettings, 'audience'> {
  audience: ExamAudience & {
    departments: { id: string; name: string }[];
    trains: { id: string; title: string }[];
    people: { userId: string; name: string }[];
    /** All people of the audience, each once. */
    count: number;
  };
  markers: { id: string; name: string }[];
  problems: ExamProblem[];
  mayWrite: boolean;
}
