import { plannedPapers } from './paper-plan';
import { pastExams } from './past-exams';
import { type ExamLine, type PlannedExam, theoryExam } from './planned-exam';
import { seedId } from './seed-id';

const defaults: Omit<PlannedExam, keyof Pick<ExamLine, 'key' | 'title' | 'paper' | 'days'>> = {
  ...{ state: 'published', minutes: 60, attempts: 1, audience: 'all', taken: 0, sitting: 0 },
  ...{ level: 0.4, marked: 1, demoStudent: null, showAnswers: 'afterEnd', layout: 'page' },
  ...{ blind: false, twoMarkers: false, watchFocus: false, markers: [] },
  description: '请独立完成，答案随时保存；时间到自动交卷。',
};

/** Exams of the last half year, oldest first, and future ones. */
const lines: readonly ExamLine[] = [
  ...pastExams,
  {
    ...{ key: 'mock', title: '家政服务员模拟考试', paper: 8, days: [-20, 60], minutes: 30 },
    ...{ attempts: 0, showAnswers: 'afterSubmit', taken: 60, demoStudent: 'taken' },
    description: '正式考试前可反复练习，成绩取最高一次。',
  },
  {
    ...{ key: 'running', title: '岗前理论考试（秋季班）', paper: 6, days: [-2, 12] },
    ...{ audience: { train: 'running' }, taken: 18, marked: 0.3, demoStudent: 'invited' },
    ...{ markers: [0, 3] },
  },
  {
    ...{ key: 'today', title: '居家养老护理开卷考试', paper: 2, days: [0, 0], minutes: 480 },
    ...{ taken: 14, sitting: 12, demoStudent: 'invited', layout: 'single', watchFocus: true },
    description: '全天开放的开卷考试，可查阅教材；离开页面会被记录。',
  },
  {
    ...{ key: 'food', title: '食品安全抽题考试', paper: 12, days: [-3, 4], minutes: 40 },
    ...{ taken: 25, level: 0.6 },
  },
  {
    ...{ key: 'nursing-2', title: '护理岗位抽题考试（下半年）', paper: 7, days: [14, 16] },
    ...{ demoStudent: 'invited' },
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
