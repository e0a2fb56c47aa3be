import type { Version } from '../entities';
import type { RichTextFile } from '../rich-text';
import type { QuestionContent } from './question-content';

/**
 * `judge` is true or false, `blank` fills in, `essay` is marked by a person, `compound` is one text with several
 * questions.
 */
export type QuestionType = 'single' | 'multiple' | 'judge' | 'blank' | 'essay' | 'compound';

export type PartType = Exclude<QuestionType, 'compound'>;

/** From 1, very easy, to 5, very hard. */
export type Difficulty = 1 | 2 | 3 | 4 | 5;

/** A released question may be used in papers; a withdrawn one stays in those that have it. */
export type QuestionStatus = 'draft' | 'released' | 'withdrawn';

/**
 * An answer: an option's key, several keys, true or false, the gaps in their order, a text, or for a compound question
 * the parts' answers by their ids.
 */
export type PartAnswer =
  | { type: 'single'; key: string }
  | { type: 'multiple'; keys: string[] }
  | { type: 'judge'; value: boolean }
  | { type: 'blank'; texts: string[] }
  | { type: 'essay'; text: string };

export type GivenAnswer = PartAnswer | { type: 'compound'; parts: Record<string, PartAnswer> };

/** Category of the question. */
export interface QuestionPlace {
  difficulty: Difficulty;
  categoryId: string | null;
  /** Knowledge points, ten at most, each of 40 characters at most. */
  points: string[];
}

export interface QuestionSummary extends QuestionPlace {
  id: string;
  type: QuestionType;
  /** The stem as a plain text, its first 200 characters. */
  text: string;
  hasPicture: boolean;
  hasAudio: boolean;
  categoryName: string | null;
  status: QuestionStatus;
  /** Whether the edited question differs from the released one. */
  hasChanges: boolean;
  /** Number of the released revision; null before the first release. */
  revision: number | null;
  /** Papers that hold it. */
  uses: number;
  organId: string;
  branchId: string | null;
  branchName: string | null;
  createdByName: string | null;
  createdAt: string;
  updatedAt: string;
  version: Version;
}

/** Content of the edited revision. */
export interface Question extends QuestionSummary {
  content: QuestionContent;
  /** Pictures and audio that its texts name. */
  files: RichTextFile[];
  /** Whether the caller may change it. */
  mayWrite: boolean;
}
