import { act, post, read, search } from '../endpoint';
import type { Page, PageQuery } from '../envelope';
import type { Difficulty, Question, QuestionType } from './question';

const base = '/raas/v1';

/** 0 draft, 1 enabled, 2 disabled; changed by updateStatusById (specification §4). */
export type PaperStatus = 0 | 1 | 2;

export interface PaperSummary {
  id: string;
  title: string;
  /** Fixed papers hold chosen questions, random ones draw by rule. */
  type: 'fixed' | 'random';
  categoryId: string | null;
  status: PaperStatus;
  questionCount: number;
  totalScore: number;
  createdAt: string;
}

export interface PaperQuestion {
  id: string;
  question: Question;
  order: number;
  score: number;
}

/** What a random paper draws. */
export interface DrawRule {
  categoryId: string;
  type: QuestionType;
  difficulty?: Difficulty;
  count: number;
  score: number;
}

export interface Paper extends PaperSummary {
  questions: PaperQuestion[];
  rules: DrawRule[];
}

export interface PaperInput {
  title: string;
  type: Paper['type'];
  categoryId?: string | null;
  rules?: DrawRule[];
}

export interface PaperFilter {
  keyword?: string;
  categoryId?: string;
  status?: PaperStatus;
}

export interface QuestionCount {
  categoryId: string;
  type: QuestionType;
  count: number;
}

/** Papers (specification §7). */
export const paper = {
  findByCondition: search<PageQuery & PaperFilter, Page<PaperSummary>>()(
    `${base}/paperManage/findByCondition`,
    { returns: 'page' },
  ),
  delete: act<{ id: string }, null>()(`${base}/paperManage/delete`),
  updateStatusById: act<{ id: string; status: PaperStatus }, null>()(
    `${base}/paperManage/updateStatusById`,
  ),
  findById: read<{ id: string }, Paper>()(`${base}/paperManage/findById`, { returns: 'object' }),
  updateById: post<{ id: string } & Partial<PaperInput>, null>()(`${base}/paperManage/updateById`),
  save: post<PaperInput, { id: string }>()(`${base}/paperManage/save`, { returns: 'object' }),
  findQuestionCountByCategoryIds: search<{ categoryIds: string[] }, QuestionCount[]>()(
    `${base}/paperManage/findQuestionCountByCategoryIds`,
    { returns: 'list' },
  ),
  /** Questions that the paper does not hold yet. */
  findNotExitListByIds: read<
    PageQuery & { id: string; type?: QuestionType; title?: string },
    Page<Question>
  >()(`${base}/paperManage/findNotExitListByIds`, { returns: 'page' }),
  saveQuestions: post<
    { paperId: string; questions: { questionId: string; order: number; score: number }[] },
    null
  >()(`${base}/paperQuestionManage/saveBatch`),
  updateQuestion: post<{ id: string; order?: number; score?: number }, null>()(
    `${base}/paperQuestionManage/updateById`,
  ),
} as const;
