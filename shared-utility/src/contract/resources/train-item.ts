import { endpoint, post, read, search } from '../endpoint';
import type { DownloadedFile, Page, PageQuery } from '../envelope';
import type { UserPaper } from './exam-analysis-entities';
import type { Job } from './job';

import type { TrainExam, TrainExamScore } from './train-figure-entities';

const base = '/train/v1';
const byId = { query: 'all' } as const;

type OfItem = { itemId: string };

/** Exams within a training. */
export const trainItem = {
  findTrainExamByTrainid: search<{ trainId: string }, TrainExam[]>()(
    `${base}/trainItem/findTrainExamByTrainid`,
    { ...byId, returns: 'list' },
  ),
  getUserPaperInfo: read<OfItem & { userId: string }, UserPaper>()(
    `${base}/trainItemExam/getUserPaperInfo`,
    { returns: 'object' },
  ),
  findTrainUserExamWithPage: read<
    PageQuery & OfItem & { keyword?: string },
    Page<TrainExamScore>
  >()(`${base}/trainItemExam/findTrainUserExamWithPage`, { returns: 'page' }),
  exportExamInfoList: endpoint<OfItem, DownloadedFile>()({
    method: 'GET',
    path: `${base}/trainItemExam/exportExamInfoList`,
    safe: true,
    download: true,
  }),
  /** The workbook of `exportExamInfoList` as a job, for trainings with thousands of people. */
  startScores: post<OfItem & { requestId: string }, Job>()(`${base}/trainItemExam/scores`, {
    ours: true,
    returns: 'object',
  }),
  findScoreByUser: read<OfItem & { userId: string }, TrainExamScore | null>()(
    `${base}/trainItemExam/findScoreByUser`,
  ),
  findScoreListByUser: read<
    PageQuery & { trainId: string; userId: string },
    Page<TrainExamScore>
  >()(`${base}/trainItemExam/findScoreListByUser`, { returns: 'page' }),
} as const;
