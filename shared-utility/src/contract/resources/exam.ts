import { post, read, search } from '../endpoint';
import type { Page, PageQuery } from '../envelope';

const base = '/exam/v1';
const paged = { query: ['pageNum', 'pageSize'] } as const;
const byId = { query: 'all' } as const;

/** Specification §4: saved, published, archived. */
export type ExamStatus = 'draft' | 'published' | 'archived';

export interface ExamSummary {
  id: string;
  title: string;
  paperId: string;
  paperTitle: string;
  status: ExamStatus;
  startsAt: string | null;
  endsAt: string | null;
  /** Minutes that a sitting may take. */
  minutes: number;
  totalScore: number;
  passScore: number;
  participantCount: number;
  createdAt: string;
}

export interface Exam extends ExamSummary {
  description: string;
  /** How often one person may sit it; 0 is without limit. */
  attempts: number;
  shuffleQuestions: boolean;
  shuffleOptions: boolean;
  showAnswers: 'never' | 'afterSubmit' | 'afterEnd';
}

export type ExamInput = Omit<
  Exam,
  'id' | 'status' | 'paperTitle' | 'totalScore' | 'participantCount' | 'createdAt'
> & { id?: string };

export interface ExamFilter {
  keyword?: string;
  status?: ExamStatus;
  paperId?: string;
}

export type ExamId = { id: string };

/** Exams (specification §7). */
export const exam = {
  findByCondition: search<PageQuery & ExamFilter, Page<ExamSummary>>()(
    `${base}/exam/findByCondition`,
    { ...paged, returns: 'page' },
  ),
  findById: read<ExamId, Exam>()(`${base}/exam/findById`, { returns: 'object' }),
  save: post<ExamInput, ExamId>()(`${base}/exam/save`, { returns: 'object' }),
  archive: post<ExamId, null>()(`${base}/exam/archive`, byId),
  continueArchive: post<ExamId, null>()(`${base}/exam/continueArchive`, byId),
  copy: post<ExamId, ExamId>()(`${base}/exam/copy`, { ...byId, returns: 'object' }),
  delete: post<ExamId, null>()(`${base}/exam/delete`, byId),
  publish: post<ExamId, null>()(`${base}/exam/publish`, byId),
  findTrainListByExamId: read<{ examId: string }, { trainId: string; title: string }[]>()(
    `${base}/exam/findTrainListByExamId`,
    { returns: 'list' },
  ),
} as const;
