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
  /** For a random paper: one draw for everybody, made when an exam is published, or one for each person. */
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
  /** Id of the place, which stays the same with another revision. */
  id: string;
  questionId: string;
  /** The revision that this paper holds. */
  revision: number;
  question: QuestionContent;
  difficulty: Difficulty;
  order: number;
  score: number;
  /** Whether a newer revision has been released since. */
  isOutdated: boolean;
  isWithdrawn: boolean;
}

/** A rule by which a random paper draws questions. */
export interface DrawRule {
  id: string;
  /** With the categories below it; null for all. */
  categoryId: string | null;
  type: QuestionType;
  difficulty: Difficulty | null;
  /** Knowledge point of the questions; null for any. */
  point: string | null;
  count: number;
  /** Score of each question. */
  score: number;
}

/** Questions that a rule can draw from now. */
export interface ReadRule extends DrawRule {
  categoryName: string | null;
  /** Released questions that meet it. */
  available: number;
  /** Questions that remain after the rules before it have drawn. */
  left: number;
}

export interface PaperSection {
  id: string;
  title: string;
  /** Instructions above its questions. */
  note: string;
  questions: PaperQuestion[];
  rules: ReadRule[];
}

/** What a paper lacks before it can be enabled. */
export interface PaperProblem {
  kind: 'noQuestions' | 'emptySection' | 'tooFew' | 'withdrawn' | 'outdated';
  /** Advice does not prevent enabling it. */
  blocks: boolean;
  sectionId: string | null;
  /** Id of the place or the rule. */
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

/** A question without its correct answer, as it is shown in a sitting. */
type WithoutAnswer<B> = B extends { type: 'compound' }
  ? { type: 'compound'; parts: AskedPart[] }
  : B extends { type: 'blank' }
    ? { type: 'blank'; gaps: number }
    : Omit<B, 'answer' | 'rubric' | 'matchCase' | 'anyOrder'>;
export type AskedPart = WithoutAnswer<PartBody> & Pick<QuestionPart, 'id' | 'stem' | 'share'>;
export type AskedQuestion = WithoutAnswer<QuestionBody> & Pick<QuestionContent, 'stem'>;

/** One draw of a paper with the correct answers, for its authors. */
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
