import { read } from '../endpoint';
import type { Page, PageQuery } from '../envelope';
import type { PaperQuestion } from './paper';
import type { QuestionType } from './question';

const base = '/exam/v1';

export interface PaperAnalysis {
  examId: string;
  taken: number;
  passed: number;
  averageScore: number;
  highestScore: number;
  lowestScore: number;
  /** People by score band. */
  bands: { from: number; to: number; count: number }[];
}

export interface QuestionAnalysis {
  questionId: string;
  stem: string;
  type: QuestionType;
  answered: number;
  right: number;
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
  rank: number;
}

/** A sitting: the paper as the person answered it. */
export interface UserPaper {
  id: string;
  examId: string;
  userId: string;
  status: 'open' | 'submitted' | 'marked';
  startedAt: string;
  submittedAt: string | null;
  score: number | null;
  answers: { question: PaperQuestion; given: unknown; score: number | null }[];
}

/** Analysis of exams (specification §7). */
export const examAnalysis = {
  findPaperAnalysis: read<{ examId: string }, PaperAnalysis>()(
    `${base}/examAnalysis/findPaperAnalysis`,
    { returns: 'object' },
  ),
  findQuestionAnalysis: read<{ examId: string }, QuestionAnalysis[]>()(
    `${base}/examAnalysis/findQuestionAnalysis`,
    { returns: 'list' },
  ),
  findScoreRanking: read<PageQuery & { examId: string }, Page<RankedScore>>()(
    `${base}/examAnalysis/findScoreRanking`,
    { returns: 'page' },
  ),
  findScoreByUser: read<{ examId: string; userId: string }, ScoreRow | null>()(
    `${base}/examAnalysis/findScoreByUser`,
  ),
  findScoreListByUser: read<PageQuery & { userId: string }, Page<ScoreRow & { examId: string }>>()(
    `${base}/examAnalysis/findScoreListByUser`,
    { returns: 'page' },
  ),
  findUserPaperInfo: read<{ examId: string; userId: string }, UserPaper>()(
    `${base}/userPaper/findUserPaperInfo`,
    { returns: 'object' },
  ),
} as const;
