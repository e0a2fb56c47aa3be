import type { QuestionStatus, QuestionType } from './question-entities';

/** A released revision of the question. */
export interface QuestionRevision {
  number: number;
  text: string;
  releasedAt: string;
  byName: string | null;
  /** Papers that hold this revision. */
  uses: number;
}

export interface QuestionUse {
  paperId: string;
  title: string;
  /** As `PaperStatus`. */
  status: 0 | 1 | 2;
  revision: number;
}

/** Another question of the organisation with nearly the same words. */
export interface SimilarQuestion {
  id: string;
  type: QuestionType;
  text: string;
  status: QuestionStatus;
  /** 0 to 1. */
  similarity: number;
}
