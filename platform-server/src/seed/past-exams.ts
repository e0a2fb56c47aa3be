import { type ExamLine, theoryExam } from './planned-exam';

/** Exams of the last half year, oldest first. */
export const pastExams: readonly ExamLine[] = [
  {
    ...{
      key: 'first',
      title: '家政服务员初级理论考试（第一期）',
      ...theoryExam,
      days: [-175, -172],
    },
    ...{ state: 'archived', taken: 38, level: 0.1 },
  },
  {
    ...{ key: 'mother-1', title: '母婴护理结业考试（春季）', paper: 1, days: [-165, -160] },
    ...{ state: 'archived', audience: { department: 'service' }, taken: 22, level: 0.6 },
  },
  {
    ...{ key: 'elder-1', title: '养老护理结业考试（春季）', paper: 2, days: [-155, -150] },
    ...{ state: 'archived', audience: { department: 'vocational' }, taken: 24, level: 0.2 },
  },
  {
    ...{
      key: 'second',
      title: '家政服务员初级理论考试（第二期）',
      ...theoryExam,
      days: [-140, -137],
    },
    ...{ state: 'archived', taken: 34, level: 0.3, demoStudent: 'taken' },
  },
  {
    ...{ key: 'post-1', title: '岗前理论考试（春季班）', paper: 6, days: [-125, -121] },
    ...{ audience: { train: 'spring' }, taken: 20, level: 0.7, markers: [3] },
  },
  {
    ...{ key: 'clean', title: '清洁消毒课后测验', paper: 3, days: [-120, -30], minutes: 15 },
    ...{ attempts: 0, showAnswers: 'afterSubmit', taken: 70, level: 0.8, demoStudent: 'taken' },
  },
  {
    ...{ key: 'quarter-2', title: '第二季度统一考试', paper: 8, days: [-115, -114], minutes: 30 },
    ...{ state: 'archived', taken: 120, level: -0.1, watchFocus: true },
  },
  {
    ...{ key: 'safety', title: '安全防护课后测验', paper: 4, days: [-110, -100], minutes: 15 },
    ...{ taken: 33, level: 0.9 },
  },
  {
    ...{ key: 'mother-2', title: '母婴护理结业考试（夏季）', paper: 1, days: [-95, -90] },
    ...{ audience: { department: 'service' }, taken: 26 },
  },
  {
    ...{ key: 'electric-1', title: '电工基础理论考试（第一批）', paper: 11, days: [-90, -88] },
    ...{ state: 'archived', taken: 44, level: 0 },
  },
  {
    ...{ key: 'third', title: '家政服务员初级理论考试（第三期）', ...theoryExam, days: [-80, -77] },
    ...{ taken: 160, demoStudent: 'taken', blind: true, watchFocus: true },
  },
  {
    ...{ key: 'nursing-1', title: '护理岗位抽题考试（上半年）', paper: 7, days: [-70, -66] },
    ...{ taken: 48, level: 0.5, showAnswers: 'never' },
  },
  {
    ...{ key: 'quarter-3', title: '第三季度统一考试', paper: 8, days: [-58, -57], minutes: 30 },
    ...{ taken: 172, demoStudent: 'taken', watchFocus: true },
  },
  {
    ...{ key: 'elder-2', title: '养老护理结业考试（秋季）', paper: 2, days: [-40, -35] },
    ...{ audience: { department: 'vocational' }, taken: 27, level: 0.5 },
  },
  {
    ...{ key: 'post-2', title: '岗前理论考试（夏季班）', paper: 6, days: [-35, -31] },
    ...{ audience: { train: 'summer' }, taken: 28, marked: 0.9, markers: [3] },
  },
  {
    ...{ key: 'mother-3', title: '母婴护理结业考试（秋季）', paper: 1, days: [-25, -20] },
    ...{ audience: { department: 'service' }, taken: 29, level: 0.7 },
  },
  {
    ...{ key: 'electric-2', title: '电工基础理论考试（第二批）', paper: 11, days: [-15, -12] },
    ...{ taken: 47, level: 0.3 },
  },
  {
    ...{ key: 'fourth', title: '家政服务员初级理论考试（第四期）', ...theoryExam, days: [-6, -3] },
    ...{ taken: 36, marked: 0.5, demoStudent: 'taken', blind: true, twoMarkers: true },
  },
];
