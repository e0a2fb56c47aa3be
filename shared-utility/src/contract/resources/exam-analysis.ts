import { read } from '../endpoint';
import type { Page, PageQuery } from '../envelope';
import type {
  PaperAnalysis,
  QuestionAnalysis,
  RankedScore,
  ScoreRow,
  UserPaper,
} from './exam-analysis-entities';

const base = '/exam/v1';

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
  findScoreRanking: read<
    PageQuery & { examId: string; departmentId?: string; keyword?: string },
    Page<RankedScore>
  >()(`${base}/examAnalysis/findScoreRanking`, { returns: 'page' }),
  findScoreByUser: read<{ examId: string; userId: string }, ScoreRow | null>()(
    `${base}/examAnalysis/findScoreByUser`,
  ),
  findScoreListByUser: read<
    PageQuery & { userId: string },
    Page<ScoreRow & { examId: string; examTitle: string }>
  >()(`${base}/examAnalysis/findScoreListByUser`, { returns: 'page' }),
  /** The sitting that counts, or the one that `sittingId` names. */
  findUserPaperInfo: read<{ examId: string; userId: string; sittingId?: string }, UserPaper>()(
    `${base}/userPaper/findUserPaperInfo`,
    { returns: 'object' },
  ),
} as const;
