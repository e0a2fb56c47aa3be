import { data as pages } from '../../../common/training-data';

/** Each part says by itself what it could not read. */
const quiet = [
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

/** What the dashboards read. */
export const data = pages.with({ reads: quiet, writes: [], quiet });
