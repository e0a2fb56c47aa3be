import { data as pages } from '../../../common/training-data';

/** No toast for these calls: each panel shows its own error. */
const untoastedReads = [
  'statistics.findTrainExamPassingRate',
  'statistics.findTrainListWithExam',
  'statistics.getCourseAndUserSchedule',
  'statistics.getIndustryModels',
  'statistics.getOnlineUserData',
  'statistics.getResources',
  'statistics.getSummarizedDataPlus',
  'statistics.getTrainCertificateData',
  'statistics.getTrainSchedule',
  'statistics.getUserCountGroupByProvince',
  'statistics.getUserStatisticsData',
  'statistics.getUserStudyOrExamCountList',
] as const;

/** The calls of the dashboards. */
export const data = pages.with({ reads: untoastedReads, writes: [], withoutToast: untoastedReads });
