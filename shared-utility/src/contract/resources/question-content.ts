import type { RichText } from '../rich-text';

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
