import type { Save } from '../entities';
import type { QuestionContent } from './question-content';
import type { Difficulty, QuestionPlace, QuestionStatus, QuestionType } from './question-entities';

/** The content is always sent as a whole: a part of it could leave answers without their options. */
export type QuestionInput = Partial<QuestionPlace> & { content: QuestionContent };

export type QuestionSave = Save<QuestionInput>;

export interface QuestionFilter {
  /** Matches a part of the stem's text or of a knowledge point. */
  keyword?: string;
  type?: QuestionType;
  difficulty?: Difficulty;
  /** With the categories below it. */
  categoryId?: string;
  status?: QuestionStatus;
  point?: string;
  branchId?: string;
  sort?:
    | 'createdAt'
    | '-createdAt'
    | 'updatedAt'
    | '-updatedAt'
    | 'difficulty'
    | '-difficulty'
    | 'uses'
    | '-uses';
}

export interface ManyQuestions {
  ids: string[];
  change: 'release' | 'withdraw' | 'delete' | 'move';
  /** Target category of a move. */
  categoryId?: string | null;
}

/** How an import treats its rows. */
export interface QuestionImport {
  file: Blob;
  /** `all` imports nothing if one row is invalid; `good` skips invalid rows. */
  mode: 'all' | 'good';
  categoryId?: string;
  /** A UUID that the caller makes; a request with it that is repeated within minutes returns the same job. */
  requestId: string;
}
