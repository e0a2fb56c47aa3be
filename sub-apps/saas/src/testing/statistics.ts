import type { SummaryPlus } from '@edu/shared-utility';
import { mockApi } from '@edu/shared-utility/testing';

const unlimited = { times: Number.POSITIVE_INFINITY };

export const summaryPlus = (overrides: Partial<SummaryPlus> = {}): SummaryPlus => ({
  ...{ userCount: 230, studentCount: 200, teacherCount: 12, courseCount: 40, examCount: 25 },
  ...{ trainCount: 10, certificateCount: 400, resourceCount: 80 },
  change: {
    ...{ userCount: 0.1, studentCount: 0.125, teacherCount: 0, courseCount: null },
    ...{ examCount: 0.001, trainCount: -0.2, certificateCount: 1, resourceCount: 0 },
  },
  studyHours: 1234.56,
  examPassingRate: 0.75,
  ...overrides,
});

/** Mocks every call of the dashboards with a little data. */
export const mockStatistics = (summary = summaryPlus()) => ({
  summary: mockApi('statistics.getSummarizedDataPlus', { data: summary }, unlimited),
  people: mockApi(
    'statistics.getUserStatisticsData',
    {
      data: {
        newUsers: [
          { date: '2026-11-26', count: 3 },
          { date: '2026-11-27', count: 0 },
        ],
        activeUsers: [
          { date: '2026-11-26', count: 41 },
          { date: '2026-11-27', count: 17 },
        ],
      },
    },
    unlimited,
  ),
  online: mockApi(
    'statistics.getOnlineUserData',
    { data: { now: 4, peakToday: 9, byHour: Array.from({ length: 24 }, (_, hour) => hour % 10) } },
    unlimited,
  ),
  provinces: mockApi(
    'statistics.getUserCountGroupByProvince',
    { data: [{ regionId: '310000', name: '上海市', count: 200 }] },
    unlimited,
  ),
  courses: mockApi(
    'statistics.getCourseAndUserSchedule',
    {
      data: Array.from({ length: 12 }, (_, index) => ({
        ...{ courseId: `c${index}`, title: `课程 ${index + 1}`, learners: 30 - index },
        ...{ finished: 2, progress: 0.5 },
      })),
    },
    unlimited,
  ),
  learners: mockApi(
    'statistics.getUserStudyOrExamCountList',
    {
      data: {
        list: [{ userId: 'u1', name: '王小明', studyMinutes: 640, examCount: 3 }],
        ...{ total: 1, pageNum: 1, pageSize: 10 },
      },
    },
    unlimited,
  ),
  trains: mockApi('statistics.getTrainSchedule', { data: [] }, unlimited),
  certificates: mockApi(
    'statistics.getTrainCertificateData',
    { data: [{ trainId: 't1', title: '护理培训', issued: 5, eligible: 8 }] },
    unlimited,
  ),
  withExam: mockApi(
    'statistics.findTrainListWithExam',
    { data: [{ trainId: 't1', title: '护理培训' }] },
    unlimited,
  ),
  passing: mockApi(
    'statistics.findTrainExamPassingRate',
    { data: [{ trainId: 't1', examId: 'e1', title: '结业考试', taken: 9, passed: 8 }] },
    unlimited,
  ),
  industries: mockApi(
    'statistics.getIndustryModels',
    {
      data: [
        { id: 'k1', name: '家政', courseCount: 7, userCount: 90 },
        { id: null, name: null, courseCount: 3, userCount: 4 },
      ],
    },
    unlimited,
  ),
  resources: mockApi(
    'statistics.getResources',
    { data: [{ kind: 'video', count: 12, bytes: 1000 }] },
    unlimited,
  ),
});
