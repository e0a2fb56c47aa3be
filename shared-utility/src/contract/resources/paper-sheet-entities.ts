import type { RichTextFile } from '../rich-text';
import type { PartBody, QuestionBody, QuestionContent, QuestionPart } from './question-content';

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
