import type { Version } from '../entities';
import type { RichText, RichTextFile } from '../rich-text';

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

export interface QuestionOption {
  /** Identifies the option in answers, `A` to `Z`; unchanged when options are moved or shuffled. */
  key: string;
  text: RichText;
}

export interface SingleBody {
  type: 'single';
  options: QuestionOption[];
  /** Key of the right option. */
  answer: string;
}

export interface MultipleBody {
  type: 'multiple';
  options: QuestionOption[];
  /** Keys of all right options. */
  answer: string[];
  /** Whether points need all correct options, or each one earns a share if no wrong option is chosen. */
  credit: 'all' | 'partial';
}

export interface JudgeBody {
  type: 'judge';
  answer: boolean;
}

export interface BlankBody {
  type: 'blank';
  /**
   * For each gap of the stem in its order, every text that counts as right. Spaces around and width of letters never
   * count.
   */
  answer: string[][];
  matchCase: boolean;
  /** Whether the gaps may be filled in any order. */
  anyOrder: boolean;
}

/** A criterion that a marker gives points for. */
export interface RubricLine {
  id: string;
  text: string;
  /** Whole numbers from 1; a line's part of the score is its share of their sum. */
  share: number;
}

export interface EssayBody {
  type: 'essay';
  /** Model answer for markers. */
  answer: RichText;
  rubric: RubricLine[];
  /** Characters that an answer may have, 1 to 20 000. */
  maxLength: number;
}

export type PartBody = SingleBody | MultipleBody | JudgeBody | BlankBody | EssayBody;

/** One question under the text of a compound one. */
export type QuestionPart = PartBody & {
  /** The same in all revisions. */
  id: string;
  stem: RichText;
  explanation: RichText | null;
  /** Its part of the score is its share of the sum of all parts. */
  share: number;
};

export interface CompoundBody {
  type: 'compound';
  /** 1 to 20. */
  parts: QuestionPart[];
}

export type QuestionBody = PartBody | CompoundBody;

/** A question with its correct answers. */
export type QuestionContent = QuestionBody & {
  stem: RichText;
  explanation: RichText | null;
};

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
