import { act, post, read, search } from '../endpoint';
import type { Page, PageQuery } from '../envelope';

const base = '/raas/v1/question';

export type QuestionType = 'single' | 'multiple' | 'judge' | 'blank' | 'essay';
export type Difficulty = 'easy' | 'medium' | 'hard';
/** A released question may be used in papers and no longer changes. */
export type QuestionStatus = 'draft' | 'released';

export interface QuestionOption {
  /** Letter before the text: A, B, C … */
  key: string;
  text: string;
}

interface QuestionBase {
  id: string;
  stem: string;
  explanation: string;
  difficulty: Difficulty;
  categoryId: string | null;
  categoryName: string | null;
  status: QuestionStatus;
  createdAt: string;
}

export interface SingleQuestion extends QuestionBase {
  type: 'single';
  options: QuestionOption[];
  /** Key of the right option. */
  answer: string;
}

export interface MultipleQuestion extends QuestionBase {
  type: 'multiple';
  options: QuestionOption[];
  /** Keys of all right options. */
  answer: string[];
}

export interface JudgeQuestion extends QuestionBase {
  type: 'judge';
  answer: boolean;
}

export interface BlankQuestion extends QuestionBase {
  type: 'blank';
  /** For each blank, every text that counts as right. */
  answer: string[][];
}

export interface EssayQuestion extends QuestionBase {
  type: 'essay';
  /** What a marker compares with. */
  answer: string;
}

export type Question =
  | SingleQuestion
  | MultipleQuestion
  | JudgeQuestion
  | BlankQuestion
  | EssayQuestion;

type InputOf<Q extends Question> = Q extends Question
  ? Omit<Q, 'id' | 'status' | 'createdAt' | 'categoryName'> & { id?: string }
  : never;
export type QuestionInput = InputOf<Question>;

export interface QuestionFilter {
  keyword?: string;
  type?: QuestionType;
  difficulty?: Difficulty;
  categoryId?: string;
  status?: QuestionStatus;
}

/** Questions (specification §7). */
export const question = {
  getQuestionList: search<PageQuery & QuestionFilter, Page<Question>>()(`${base}/getQuestionList`, {
    returns: 'page',
  }),
  delete: act<{ id: string }, null>()(`${base}/delete`),
  findById: read<{ id: string }, Question>()(`${base}/findById`, { returns: 'object' }),
  save: post<QuestionInput, { id: string }>()(`${base}/save`, { returns: 'object' }),
  /** The specification's own spelling of "release". */
  releashQuestion: act<{ id: string }, null>()(`${base}/releashQuestion`),
} as const;
