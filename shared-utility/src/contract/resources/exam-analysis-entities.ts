import type { RichTextFile } from '../rich-text';
import type { SittingState } from './exam-board-entities';
import type { QuestionContent } from './question-content';
import type { GivenAnswer, QuestionType } from './question-entities';

/** Covers the sitting that counts of each person, and only fully marked ones. */
export interface PaperAnalysis {
  examId: string;
  /** People in the exam's present audience. */
  invited: number;
  taken: number;
  /** Fully marked ones among them. */
  marked: number;
  /** Sittings that wait for marking, whether they would count or not; no other figure includes them. */
  waiting: number;
  passed: number;
  totalScore: number;
  passScore: number;
  averageScore: number;
  medianScore: number;
  /** Standard deviation. */
  spread: number;
  highestScore: number;
  lowestScore: number;
  /** Cronbach's alpha; null with fewer than two questions or people. */
  reliability: number | null;
  /** People in ten score bands; only the last band includes its upper end. */
  bands: { from: number; to: number; count: number }[];
  /** Minutes from opening to handing in. */
  averageMinutes: number;
  isComplete: boolean;
}

export interface QuestionAnalysis {
  questionId: string;
  stem: string;
  type: QuestionType;
  /** People whose paper had the question. */
  asked: number;
  answered: number;
  right: number;
  score: number;
  averageScore: number;
  /** Share of the points that were earned, 0 to 1; a high value means an easy question. */
  difficulty: number;
  /** Difference between the best and the weakest 27 %, -1 to 1; null with fewer than ten people. */
  discrimination: number | null;
  /** How often each option was chosen; of choices and true-or-false only. */
  choices: { key: string; text: string; isRight: boolean; count: number }[];
}

export interface ScoreRow {
  userId: string;
  name: string;
  departmentName: string | null;
  score: number;
  passed: boolean;
  submittedAt: string;
}

export interface RankedScore extends ScoreRow {
  /** Equal scores share a rank. */
  rank: number;
  minutes: number;
  attempt: number;
}

/** A sitting: the paper as the person answered it. */
export interface UserPaper {
  id: string;
  examId: string;
  examTitle: string;
  userId: string;
  name: string;
  status: SittingState;
  attempt: number;
  startedAt: string;
  submittedAt: string | null;
  /** Who handed it in: the person, the server at the end of the time, or staff who may change the exam. */
  submittedBy: 'person' | 'clock' | 'staff' | null;
  leaves: number;
  score: number | null;
  totalScore: number;
  passed: boolean | null;
  files: RichTextFile[];
  answers: {
    /** Id of the question's place on the paper. */
    id: string;
    sectionTitle: string;
    question: QuestionContent;
    maxScore: number;
    given: GivenAnswer | null;
    score: number | null;
    comment: string;
  }[];
}
