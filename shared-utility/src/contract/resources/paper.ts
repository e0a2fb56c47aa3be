import { act, post, read, search } from '../endpoint';
import type { Version } from '../entities';
import type { Page, PageQuery } from '../envelope';
import type { DrawRule, Paper, PaperStatus, PaperSummary } from './paper-entities';
import type { PaperSheet } from './paper-sheet-entities';
import type { Difficulty, QuestionSummary, QuestionType } from './question-entities';

const base = '/raas/v1';
const ours = { ours: true } as const;

export interface PaperInput {
  title: string;
  type: Paper['type'];
  drawn?: Paper['drawn'];
  categoryId?: string | null;
}

/** Sections, places and rules keep their ids; those without one are new. */
export interface SectionInput {
  id?: string;
  title: string;
  note?: string;
  /** New places, and those with `renew`, get the currently released revision. */
  questions?: { id?: string; questionId: string; score: number; renew?: boolean }[];
  rules?: (Omit<DrawRule, 'id'> & { id?: string })[];
}

export interface PaperContent {
  paperId: string;
  version?: Version;
  /** Replaces the whole content of the paper. */
  sections: SectionInput[];
}

export interface PaperFilter {
  keyword?: string;
  /** With the categories below it. */
  categoryId?: string;
  status?: PaperStatus;
  type?: Paper['type'];
  branchId?: string;
  sort?: 'title' | '-title' | 'createdAt' | '-createdAt' | 'updatedAt' | '-updatedAt';
}

/** Released questions in a category, without the categories below it. */
export interface QuestionCount {
  categoryId: string;
  type: QuestionType;
  difficulty: Difficulty;
  count: number;
}

export type PaperRef = { id: string; version?: Version };

/** Papers (specification §7; those marked so are ours). */
export const paper = {
  findByCondition: search<PageQuery & PaperFilter, Page<PaperSummary>>()(
    `${base}/paperManage/findByCondition`,
    { returns: 'page' },
  ),
  /** Only one that no exam uses: 40900 with their number. */
  delete: act<PaperRef, null>()(`${base}/paperManage/delete`),
  /** 40900 if `paper-moves.ts` does not allow the change, or with what the paper lacks. */
  updateStatusById: act<PaperRef & { status: PaperStatus }, null>()(
    `${base}/paperManage/updateStatusById`,
  ),
  findById: read<{ id: string }, Paper>()(`${base}/paperManage/findById`, { returns: 'object' }),
  updateById: post<PaperRef & Partial<Omit<PaperInput, 'type'>>, null>()(
    `${base}/paperManage/updateById`,
  ),
  save: post<PaperInput, { id: string }>()(`${base}/paperManage/save`, { returns: 'object' }),
  findQuestionCountByCategoryIds: search<{ categoryIds: string[] }, QuestionCount[]>()(
    `${base}/paperManage/findQuestionCountByCategoryIds`,
    { returns: 'list' },
  ),
  /** Released questions that the paper does not hold yet. */
  findNotExitListByIds: read<
    PageQuery & {
      id: string;
      type?: QuestionType;
      title?: string;
      categoryId?: string;
      difficulty?: Difficulty;
    },
    Page<QuestionSummary>
  >()(`${base}/paperManage/findNotExitListByIds`, { returns: 'page' }),
  saveQuestions: post<PaperContent, { version: Version }>()(
    `${base}/paperQuestionManage/saveBatch`,
    { returns: 'object' },
  ),
  /** Changes one place: its score, its order within the section, or its question. */
  updateQuestion: post<
    { id: string; order?: number; score?: number; questionId?: string; version?: Version },
    { version: Version }
  >()(`${base}/paperQuestionManage/updateById`, { returns: 'object' }),
  copy: post<{ id: string }, { id: string }>()(`${base}/paperManage/copy`, {
    ...ours,
    returns: 'object',
  }),
  /** A draw as one person would get it, for preview and print. */
  draw: read<{ id: string }, PaperSheet>()(`${base}/paperManage/draw`, {
    ...ours,
    returns: 'object',
  }),
} as const;
