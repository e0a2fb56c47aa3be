import { endpoint, post, read, search } from '../endpoint';
import type { Version } from '../entities';
import type { DownloadedFile, Page, PageQuery } from '../envelope';
import type { ExamBoard, Sitter } from './exam-board-entities';
import type { Exam, ExamPhase, ExamSettings, ExamStatus, ExamSummary } from './exam-entities';

const base = '/exam/v1';
const paged = { query: ['pageNum', 'pageSize'] } as const;
const byId = { query: 'all' } as const;
const ours = { ours: true } as const;

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
