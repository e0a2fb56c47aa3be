import type { Version } from '../entities';
import type { RichTextFile } from '../rich-text';
import type { QuestionContent } from './question-content';
import type { Difficulty, QuestionType } from './question-entities';

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
