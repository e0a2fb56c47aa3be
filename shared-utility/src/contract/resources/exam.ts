import { endpoint, post, read, search } from '../endpoint';
import type { Version } from '../entities';
import type { DownloadedFile, Page, PageQuery } from '../envelope';

const base = '/exam/v1';
const paged = { query: ['pageNum', 'pageSize'] } as const;
const byId = { query: 'all' } as const;
const ours = { ours: true } as const;

/** Specification §4: saved, published, archived. */
export type ExamStatus = 'draft' | 'published' | 'archived';
/** State of a published exam, which follows from the time. */
export type ExamPhase = 'planned' | 'running' | 'over';

/** `marked` once every answer has points. */
export type SittingState = 'open' | 'submitted' | 'marked';

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

export type ExamInput =
  | ({ id?: undefined } & Partial<ExamSettings> & Pick<ExamSettings, 'title'>)
  | ({ id: string; version?: Version } & Partial<ExamSettings>);

export interface ExamFilter {
  keyword?: string;
  status?: ExamStatus;
  phase?: ExamPhase;
  paperId?: string;
  branchId?: string;
  sort?: 'title' | '-title' | 'createdAt' | '-createdAt' | 'startsAt' | '-startsAt';
}

export type ExamId = { id: string };
export type ExamRef = ExamId & { version?: Version };

/** A person on the invigilation page of an exam. */
export interface Sitter {
  userId: string;
  name: string;
  departmentName: string | null;
  /** `absent` has not opened it. */
  state: 'absent' | 'sitting' | 'submitted' | 'marked';
  sittingId: string | null;
  attempt: number;
  /** Number of answered questions. */
  answered: number;
  questions: number;
  /** Instant at which the server hands it in. */
  endsAt: string | null;
  /** When their device last sent something; after half a minute they count as away. */
  lastSeenAt: string | null;
  /** How often they left the page. */
  leaves: number;
  score: number | null;
}

export interface ExamBoard {
  /** The server's clock, for countdowns. */
  now: string;
  absent: number;
  sitting: number;
  submitted: number;
  marked: number;
  sitters: Page<Sitter>;
}

/** Exams (specification §7; those marked so are ours). */
export const exam = {
  findByCondition: search<PageQuery & ExamFilter, Page<ExamSummary>>()(
    `${base}/exam/findByCondition`,
    { ...paged, returns: 'page' },
  ),
  findById: read<ExamId, Exam>()(`${base}/exam/findById`, { returns: 'object' }),
  /** In a published exam only title, description, markers, a later end and a larger audience can be changed. */
  save: post<ExamInput, ExamId & { version: Version }>()(`${base}/exam/save`, {
    returns: 'object',
  }),
  /** An archived exam cannot be sat; sittings under way are handed in. */
  archive: post<ExamRef, null>()(`${base}/exam/archive`, byId),
  continueArchive: post<ExamRef, null>()(`${base}/exam/continueArchive`, byId),
  copy: post<ExamId, ExamId>()(`${base}/exam/copy`, { ...byId, returns: 'object' }),
  delete: post<ExamRef, null>()(`${base}/exam/delete`, byId),
  /** Copies the paper, so that later changes of it do not affect sittings. */
  publish: post<ExamRef, null>()(`${base}/exam/publish`, byId),
  findTrainListByExamId: read<{ examId: string }, { trainId: string; title: string }[]>()(
    `${base}/exam/findTrainListByExamId`,
    { returns: 'list' },
  ),
  board: read<PageQuery & ExamId & { state?: Sitter['state']; keyword?: string }, ExamBoard>()(
    `${base}/exam/board`,
    { ...ours, returns: 'object' },
  ),
  /** More minutes for one person in this exam, also while they sit it; 1 to 240 altogether. */
  giveTime: post<ExamId & { userId: string; minutes: number; reason: string }, null>()(
    `${base}/exam/giveTime`,
    ours,
  ),
  /** One more sitting for a person who has none left. */
  giveAttempt: post<ExamId & { userId: string; reason: string }, null>()(
    `${base}/exam/giveAttempt`,
    ours,
  ),
  /** Hands in another person's open sitting. */
  handInFor: post<{ sittingId: string; reason: string }, null>()(`${base}/exam/handIn`, ours),
  /** A workbook of scores, of everybody in the audience; recorded. */
  exportScores: endpoint<ExamId, DownloadedFile>()({
    method: 'POST',
    path: `${base}/exam/export`,
    query: 'all',
    safe: true,
    download: true,
    ours: true,
  }),
} as const;
