import {
  type Amounts,
  bankOf,
  type PlannedPaper,
  type PlannedSection,
  points,
  sectionsOf,
} from './paper-sections';

const fixedPaper = (
  organ: PlannedPaper['organ'],
  categoryName: string | null,
  amounts: Amounts,
): PlannedSection[] =>
  sectionsOf(amounts, (type, count) => ({
    questions: bankOf(organ, type, categoryName)
      .slice(0, count)
      .map((question) => ({ question, score: points[type] })),
    rules: [],
  }));

const randomPaper = (
  categoryNames: readonly (string | null)[],
  amounts: Amounts,
): PlannedSection[] =>
  sectionsOf(amounts, (type, count) => ({
    questions: [],
    rules: categoryNames.map((value) => ({
      ...{ type, count, categoryName: value },
      ...{ score: points[type], difficulty: null },
    })),
  }));

const large = { single: 20, judge: 20, multiple: 10, blank: 5, essay: 2 };
const small = { single: 4, judge: 6, multiple: 3, blank: 2 };

interface PaperLine {
  readonly title: string;
  readonly category: number;
  readonly sections: PlannedSection[];
  readonly overrides?: Partial<PlannedPaper>;
}

const randomForEach = { type: 'random' } as const;
const drawnOnce = { type: 'random', drawn: 'once' } as const;

const head: readonly PaperLine[] = [
  { title: '家政服务员初级理论试卷', category: 0, sections: fixedPaper('head', null, large) },
  { title: '母婴护理结业试卷', category: 1, sections: fixedPaper('head', '母婴护理', small) },
  { title: '养老护理结业试卷', category: 1, sections: fixedPaper('head', '养老护理', small) },
  {
    title: '清洁消毒课后测验',
    category: 2,
    sections: fixedPaper('head', '清洁消毒', { judge: 8 }),
  },
  {
    ...{ title: '安全防护课后测验', category: 2 },
    sections: fixedPaper('head', '安全防护', { single: 3, judge: 5 }),
    overrides: { branch: 'east' },
  },
  {
    ...{ title: '膳食营养综合练习', category: 2 },
    sections: fixedPaper('head', '膳食营养', { single: 3, compound: 3 }),
    overrides: { status: 2 },
  },
  {
    ...{ title: '岗前理论抽题考试（每人不同）', category: 0 },
    sections: randomPaper([null], { single: 15, judge: 15, multiple: 5, essay: 1 }),
    overrides: randomForEach,
  },
  {
    ...{ title: '护理岗位抽题考试', category: 1 },
    sections: randomPaper(['母婴护理', '养老护理'], { single: 3, judge: 5, multiple: 2 }),
    overrides: randomForEach,
  },
  {
    ...{ title: '季度统一抽题考试', category: 0 },
    sections: randomPaper([null, '安全防护'], { single: 3, judge: 4 }),
    overrides: drawnOnce,
  },
  {
    ...{ title: '职业道德专项试卷（草稿）', category: 2 },
    sections: randomPaper(['职业道德'], { single: 30 }),
    overrides: { ...randomForEach, status: 0 },
  },
  { title: '法律常识试卷（草稿）', category: 2, sections: [], overrides: { status: 0 } },
];

const vocational: readonly PaperLine[] = [
  { title: '电工基础理论试卷', category: 0, sections: fixedPaper('vocational', '电工基础', small) },
  {
    ...{ title: '食品安全抽题考试', category: 0 },
    sections: randomPaper([null], { single: 8, judge: 8 }),
    overrides: randomForEach,
  },
];

const planPaper = (
  organ: PlannedPaper['organ'],
  branch: string,
  lines: readonly PaperLine[],
): PlannedPaper[] =>
  lines.map(({ overrides, ...line }, index) => ({
    ...{ organ, branch, type: 'fixed', drawn: 'each', status: 1 },
    ...{ daysAgo: 190 - index * 9 },
    ...line,
    ...overrides,
  }));

/** Deterministic; those of the head organisation first. */
export const plannedPapers: readonly PlannedPaper[] = [
  ...planPaper('head', 'main', head),
  ...planPaper('vocational', 'vocational', vocational),
];
