import { type None, read } from '../endpoint';
import type { Page, PageQuery } from '../envelope';

const base = '/bi/v1/statistics';

/** A stretch of days, both ends included (ISO dates). */
export interface Period {
  from?: string;
  to?: string;
  branchId?: string;
}

export interface Summary {
  userCount: number;
  studentCount: number;
  teacherCount: number;
  courseCount: number;
  examCount: number;
  trainCount: number;
  certificateCount: number;
  resourceCount: number;
}

/** The summary with its change against the period before, as fractions (0.1 is +10 %). */
export interface SummaryPlus extends Summary {
  change: { readonly [K in keyof Summary]: number };
  studyHours: number;
  examPassingRate: number;
}

/** One point of a series; `date` is an ISO date. */
export interface DayCount {
  date: string;
  count: number;
}

export interface UserStatistics {
  newUsers: DayCount[];
  activeUsers: DayCount[];
}

export interface CourseSchedule {
  courseId: string;
  title: string;
  learners: number;
  finished: number;
  /** Mean progress, 0 to 1. */
  progress: number;
}

export interface ResourceStatistics {
  kind: 'video' | 'audio' | 'document' | 'image';
  count: number;
  bytes: number;
}

export interface TrainSchedule {
  trainId: string;
  title: string;
  startsAt: string;
  endsAt: string;
  enrolled: number;
  finished: number;
}

export interface TrainCertificateCount {
  trainId: string;
  title: string;
  issued: number;
  eligible: number;
}

export interface ExamPassingRate {
  trainId: string;
  examId: string;
  title: string;
  taken: number;
  passed: number;
}

export interface OnlineUsers {
  now: number;
  peakToday: number;
  byHour: number[];
}

export interface IndustryModel {
  id: string;
  name: string;
  courseCount: number;
  userCount: number;
}

export interface ProvinceCount {
  regionId: string;
  name: string;
  count: number;
}

export interface StudyOrExamCount {
  userId: string;
  name: string;
  studyMinutes: number;
  examCount: number;
}

/** Statistics (specification §7). */
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
  findTrainListWithExam: read<Period, { trainId: string; title: string }[]>()(
    `${base}/findTrainListWithExam`,
    { returns: 'list' },
  ),
  findTrainExamPassingRate: read<{ trainId?: string }, ExamPassingRate[]>()(
    `${base}/findTrainExamPassingRate`,
    { returns: 'list' },
  ),
  getOnlineUserData: read<None, OnlineUsers>()(`${base}/getOnlineUserData`, { returns: 'object' }),
  getSummarizedDataPlus: read<Period, SummaryPlus>()(`${base}/getSummarizedDataPlus`, {
    returns: 'object',
  }),
  getIndustryModels: read<None, IndustryModel[]>()(`${base}/getIndustryModels`, {
    returns: 'list',
  }),
  getUserCountGroupByProvince: read<None, ProvinceCount[]>()(
    `${base}/getUserCountGroupByProvince`,
    { returns: 'list' },
  ),
  getUserStudyOrExamCountList: read<PageQuery & Period, Page<StudyOrExamCount>>()(
    `${base}/getUserStudyOrExamCountList`,
    { returns: 'page' },
  ),
} as const;
