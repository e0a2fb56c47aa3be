import { act, post, read, search } from '../endpoint';
import type { Version } from '../entities';
import type { Page, PageQuery } from '../envelope';
import type { RichTextFile } from '../rich-text';
import type {
  Difficulty,
  PartBody,
  QuestionBody,
  QuestionContent,
  QuestionPart,
  QuestionSummary,
  QuestionType,
} from './question-entities';

const base = '/raas/v1';
const ours = { ours: true } as const;

/** 0 draft, 1 enabled, 2 disabled; changed by updateStatusById (specification §4). */
export type PaperStatus = 0 | 1 | 2;

export interface PaperSummary {
  id: string;
  title: string;
  /** Fixed papers hold chosen questions, random ones draw by rule. */
  type: 'fixed' | 'random';
  /** Of a random one: one draw for all, made when an exam is published, or one for each person. */
  drawn: 'once' | 'each';
  categoryId: string | null;
  categoryName: string | null;
  status: PaperStatus;
  questionCount: number;
  /** Points, with one decimal at most. */
  totalScore: number;
  /** Exams that use it. */
  examCount: number;
  organId: string;
  branchId: string | null;
  branchName: string | null;
  createdByName: string | null;
  createdAt: string;
  updatedAt: string;
  version: Version;
}

/** A question in its place on a paper. */
export interface PaperQuestion {
  /** Of the place, which stays when another revision is taken. */
  id: string;
  questionId: string;
  /** The revision that this paper holds. */
  revision: number;
  question: QuestionContent;
  difficulty: Difficulty;
  order: number;
  score: number;
  /** Whether the question has been released anew since. */
  isOutdated: boolean;
  isWithdrawn: boolean;
}

/** What a random paper draws. */
export interface DrawRule {
  id: string;
  /** With the categories below it; null for all. */
  categoryId: string | null;
  type: QuestionType;
  difficulty: Difficulty | null;
  /** A knowledge point that they have; null for any. */
  point: string | null;
  count: number;
  /** Of each question. */
  score: number;
}

/** What a rule can draw from now. */
export interface ReadRule extends DrawRule {
  categoryName: string | null;
  /** Released questions that meet it. */
  available: number;
  /** Those that are left for it when the rules before it have drawn theirs. */
  left: number;
}

export interface PaperSection {
  id: string;
  title: string;
  /** Said above its questions. */
  note: string;
  questions: PaperQuestion[];
  rules: ReadRule[];
}

/** What a paper lacks before it can be enabled. */
export interface PaperProblem {
  kind: 'noQuestions' | 'emptySection' | 'tooFew' | 'withdrawn' | 'outdated';
  /** Those that only advise do not hold it back. */
  blocks: boolean;
  sectionId: string | null;
  /** Of the place or the rule. */
  lineId: string | null;
}

export interface Paper extends PaperSummary {
  sections: PaperSection[];
  problems: PaperProblem[];
  /** Pictures and audio that its questions name. */
  files: RichTextFile[];
  mayWrite: boolean;
}

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
  /** Takes the revision that is released now, of a new place and where `renew` says so. */
  questions?: { id?: string; questionId: string; score: number; renew?: boolean }[];
  rules?: (Omit<DrawRule, 'id'> & { id?: string })[];
}

export interface PaperContent {
  paperId: string;
  version?: Version;
  /** All of the paper in its order, in place of what it has. */
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

/** What the bank can give: released questions of a category, without those below it. */
export interface QuestionCount {
  categoryId: string;
  type: QuestionType;
  difficulty: Difficulty;
  count: number;
}

/** A question without what is right, as somebody who sits sees it. */
type Hide<B> = B extends { type: 'compound' }
  ? { type: 'compound'; parts: AskedPart[] }
  : B extends { type: 'blank' }
    ? { type: 'blank'; gaps: number }
    : Omit<B, 'answer' | 'rubric' | 'matchCase' | 'anyOrder'>;
export type AskedPart = Hide<PartBody> & Pick<QuestionPart, 'id' | 'stem' | 'share'>;
export type AskedQuestion = Hide<QuestionBody> & Pick<QuestionContent, 'stem'>;

/** One drawing of a paper, with what is right: for who writes it. */
export interface PaperSheet {
  title: string;
  totalScore: number;
  files: RichTextFile[];
  sections: {
    title: string;
    note: string;
    questions: { questionId: string; score: number; question: QuestionContent }[];
  }[];
}

export type SeenPaper = { id: string; version?: Version };

/** Papers (specification §7; those marked so are ours). */
export const paper = {
  findByCondition: search<PageQuery & PaperFilter, Page<PaperSummary>>()(
    `${base}/paperManage/findByCondition`,
    { returns: 'page' },
  ),
  /** Only one that no exam uses: 40900 with their number. */
  delete: act<SeenPaper, null>()(`${base}/paperManage/delete`),
  /** 40900 where `paper-moves.ts` has no such way, or with what it lacks. */
  updateStatusById: act<SeenPaper & { status: PaperStatus }, null>()(
    `${base}/paperManage/updateStatusById`,
  ),
  findById: read<{ id: string }, Paper>()(`${base}/paperManage/findById`, { returns: 'object' }),
  updateById: post<SeenPaper & Partial<Omit<PaperInput, 'type'>>, null>()(
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
  /** One place alone: its score, its order within the section, or another question in it. */
  updateQuestion: post<
    { id: string; order?: number; score?: number; questionId?: string; version?: Version },
    { version: Version }
  >()(`${base}/paperQuestionManage/updateById`, { returns: 'object' }),
  copy: post<{ id: string }, { id: string }>()(`${base}/paperManage/copy`, {
    ...ours,
    returns: 'object',
  }),
  /** A drawing as one person would get it, for the preview and for print. */
  draw: read<{ id: string }, PaperSheet>()(`${base}/paperManage/draw`, {
    ...ours,
    returns: 'object',
  }),
} as const;
