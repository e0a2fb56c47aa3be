import { plannedPapers } from './paper-plan';
import { seedId } from './seed-id';

export interface PlannedExam {
  readonly key: string;
  readonly title: string;
  /** Number of its paper. */
  readonly paper: number;
  readonly state: 'draft' | 'published' | 'archived';
  /** Days from now, end exclusive. */
  readonly days: readonly [from: number, until: number];
  readonly minutes: number;
  /** 0 without limit. */
  readonly attempts: number;
  /** Everybody, a department or a training by key, or nobody yet. */
  readonly audience: 'all' | 'none' | { readonly department: string } | { readonly train: string };
  /** How many people have handed in, and how many are sitting it now. */
  readonly taken: number;
  readonly sitting: number;
  /** Average ability of its people; 0 is about the middle. */
  readonly level: number;
  /** Share of essays that are marked, 0 to 1. */
  readonly marked: number;
  /** Whether the demo's student account has taken it, is invited, or neither. */
  readonly visitor: 'taken' | 'invited' | null;
  readonly showAnswers: 'never' | 'afterSubmit' | 'afterEnd';
  readonly layout: 'page' | 'single';
  readonly blind: boolean;
  readonly twoMarkers: boolean;
  readonly watchFocus: boolean;
  /** Numbers of teachers of the organisation. */
  readonly markers: readonly number[];
  readonly description: string;
}

type Line = Pick<PlannedExam, 'key' | 'title' | 'paper' | 'days'> & Partial<PlannedExam>;

const defaults: Omit<PlannedExam, keyof Pick<Line, 'key' | 'title' | 'paper' | 'days'>> = {
  ...{ state: 'published', minutes: 60, attempts: 1, audience: 'all', taken: 0, sitting: 0 },
  ...{ level: 0.4, marked: 1, visitor: null, showAnswers: 'afterEnd', layout: 'page' },
  ...{ blind: false, twoMarkers: false, watchFocus: false, markers: [] },
  description: '请独立完成，答案随时保存；时间到自动交卷。',
};

const theoryExam = { paper: 0, minutes: 90, markers: [0, 3, 10] } as const;

/** Exams of the last half year, oldest first, and future ones. */
const lines: readonly Line[] = [
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
    ...{ state: 'archived', taken: 34, level: 0.3, visitor: 'taken' },
  },
  {
    ...{ key: 'post-1', title: '岗前理论考试（春季班）', paper: 6, days: [-125, -121] },
    ...{ audience: { train: 'spring' }, taken: 20, level: 0.7, markers: [3] },
  },
  {
    ...{ key: 'clean', title: '清洁消毒课后测验', paper: 3, days: [-120, -30], minutes: 15 },
    ...{ attempts: 0, showAnswers: 'afterSubmit', taken: 70, level: 0.8, visitor: 'taken' },
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
    ...{ taken: 160, visitor: 'taken', blind: true, watchFocus: true },
  },
  {
    ...{ key: 'nursing-1', title: '护理岗位抽题考试（上半年）', paper: 7, days: [-70, -66] },
    ...{ taken: 48, level: 0.5, showAnswers: 'never' },
  },
  {
    ...{ key: 'quarter-3', title: '第三季度统一考试', paper: 8, days: [-58, -57], minutes: 30 },
    ...{ taken: 172, visitor: 'taken', watchFocus: true },
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
    ...{ taken: 36, marked: 0.5, visitor: 'taken', blind: true, twoMarkers: true },
  },
  {
    ...{ key: 'mock', title: '家政服务员模拟考试', paper: 8, days: [-20, 60], minutes: 30 },
    ...{ attempts: 0, showAnswers: 'afterSubmit', taken: 60, visitor: 'taken' },
    description: '正式考试前可反复练习，成绩取最高一次。',
  },
  {
    ...{ key: 'running', title: '岗前理论考试（秋季班）', paper: 6, days: [-2, 12] },
    ...{ audience: { train: 'running' }, taken: 18, marked: 0.3, visitor: 'invited' },
    ...{ markers: [0, 3] },
  },
  {
    ...{ key: 'today', title: '居家养老护理开卷考试', paper: 2, days: [0, 0], minutes: 480 },
    ...{ taken: 14, sitting: 12, visitor: 'invited', layout: 'single', watchFocus: true },
    description: '全天开放的开卷考试，可查阅教材；离开页面会被记录。',
  },
  {
    ...{ key: 'food', title: '食品安全抽题考试', paper: 12, days: [-3, 4], minutes: 40 },
    ...{ taken: 25, level: 0.6 },
  },
  {
    ...{ key: 'nursing-2', title: '护理岗位抽题考试（下半年）', paper: 7, days: [14, 16] },
    ...{ visitor: 'invited' },
  },
  {
    ...{ key: 'fifth', title: '家政服务员初级理论考试（第五期）', ...theoryExam, days: [20, 22] },
    state: 'draft',
  },
  {
    ...{ key: 'ethics', title: '职业道德专项考试', paper: 9, days: [30, 33], minutes: 40 },
    ...{ state: 'draft', audience: 'none' },
  },
];

export const plannedExams: readonly PlannedExam[] = lines.map((line) => ({ ...defaults, ...line }));

export const examId = (key: string): string => seedId(`exam:sunrise:${key}`);

export function paperOf({ paper, key }: PlannedExam) {
  const planned = plannedPapers[paper];
  if (!planned) throw new Error(`no paper of ${key}`);
  return planned;
}
