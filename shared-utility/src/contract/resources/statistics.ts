import { read } from '../endpoint';
import type { Page, PageQuery } from '../envelope';
import type {
  IndustryModel,
  OnlineUsers,
  ProvinceCount,
  StudyOrExamCount,
} from './people-statistics-entities';
import type {
  CourseSchedule,
  ExamPassingRate,
  ResourceStatistics,
  Summary,
  SummaryPlus,
  TrainCertificateCount,
  TrainSchedule,
  UserStatistics,
} from './statistics-entities';

const base = '/bi/v1/statistics';

/**
 * Which rows are counted: by default those of the caller's organisation within the caller's branches. Days are those
 * of the installation's time zone.
 */
export interface StatisticsScope {
  /**
   * `tenant`: all organisations, for people who manage all of them; `platform`: all tenants, for operators.
   * `organ` if it is absent.
   */
  reach?: 'organ' | 'tenant' | 'platform';
  /** One tenant of the platform. */
  saasId?: string;
  /** One organisation of the tenant; another one than the caller's for people who manage all. */
  organId?: string;
  /** A branch and those below it. */
  branchId?: string;
  /**
   * A province, city or county: what belongs to branches in it, and trainings by their own region, that of their branch
   * where they have none.
   */
  regionId?: string;
}

/** A period of at most 366 days (ISO dates), both ends included; the last thirty days by default. */
export interface Period extends StatisticsScope {
  from?: string;
  to?: string;
}

export type StudyOrExamSort = 'studyMinutes' | '-studyMinutes' | 'examCount' | '-examCount';

/** Statistics (specification §7), by the minute; what is counted is in `StatisticsScope`. */
export const statistics = {
  getSummarizedData: read<Period, Summary>()(`${base}/getSummarizedData`, { returns: 'object' }),
  getUserStatisticsData: read<Period, UserStatistics>()(`${base}/getUserStatisticsData`, {
    returns: 'object',
  }),
  getCourseAndUserSchedule: read<Period, CourseSchedule[]>()(`${base}/getCourseAndUserSchedule`, {
    returns: 'list',
  }),
  getResources: read<Period, ResourceStatistics[]>()(`${base}/getResources`, { returns: 'list' }),
  getTrainSchedule: read<Period, TrainSchedule[]>()(`${base}/getTrainSchedule`, {
    returns: 'list',
  }),
  getTrainCertificateData: read<Period, TrainCertificateCount[]>()(
    `${base}/getTrainCertificateData`,
    { returns: 'list' },
  ),
  /** Trainings of the period that have an exam. */
  findTrainListWithExam: read<Period, { trainId: string; title: string }[]>()(
    `${base}/findTrainListWithExam`,
    { returns: 'list' },
  ),
  /** Of one training, or of the twenty with exams that began last. */
  findTrainExamPassingRate: read<StatisticsScope & { trainId?: string }, ExamPassingRate[]>()(
    `${base}/findTrainExamPassingRate`,
    { returns: 'list' },
  ),
  getOnlineUserData: read<StatisticsScope, OnlineUsers>()(`${base}/getOnlineUserData`, {
    returns: 'object',
  }),
  getSummarizedDataPlus: read<Period, SummaryPlus>()(`${base}/getSummarizedDataPlus`, {
    returns: 'object',
  }),
  getIndustryModels: read<StatisticsScope, IndustryModel[]>()(`${base}/getIndustryModels`, {
    returns: 'list',
  }),
  getUserCountGroupByProvince: read<StatisticsScope, ProvinceCount[]>()(
    `${base}/getUserCountGroupByProvince`,
    { returns: 'list' },
  ),
  /** Students who learned or handed in an exam in the period, the longest learning time first. */
  getUserStudyOrExamCountList: read<
    PageQuery & Period & { sort?: StudyOrExamSort },
    Page<StudyOrExamCount>
  >()(`${base}/getUserStudyOrExamCountList`, { returns: 'page' }),
} as const;
