import { data as pages } from './page-data';

/** Calls whose failure is shown in the field that needs them. */
const untoastedReads = [
  'exam.board',
  'exam.findById',
  'exam.findTrainListByExamId',
  'examAnalysis.findPaperAnalysis',
  'examAnalysis.findQuestionAnalysis',
  'examAnalysis.findScoreRanking',
  'examAnalysis.findUserPaperInfo',
  'paper.draw',
  'paper.findById',
  'paper.findNotExitListByIds',
  'paper.findQuestionCountByCategoryIds',
  'question.findPoints',
] as const;

/** The calls of the pages for papers, exams and marking. */
export const data = pages.with({
  reads: [...untoastedReads, 'exam.findByCondition', 'marking.findExams', 'paper.findByCondition'],
  writes: [
    'exam.archive',
    'exam.continueArchive',
    'exam.copy',
    'exam.delete',
    'exam.giveAttempt',
    'exam.giveTime',
    'exam.handInFor',
    'exam.publish',
    'exam.save',
    'marking.mark',
    'paper.copy',
    'paper.delete',
    'paper.save',
    'paper.saveQuestions',
    'paper.updateById',
    'paper.updateQuestion',
    'paper.updateStatusById',
  ],
  withoutToast: untoastedReads,
});
