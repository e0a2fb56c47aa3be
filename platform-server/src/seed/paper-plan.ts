import type { DrawRule, QuestionType } from '@edu/shared-utility/contract';
import { type PlannedQuestion, plannedQuestions } from './question-plan';

export type PlannedRule = Pick<DrawRule, 'type' | 'count' | 'score' | 'difficulty'> & {
  /** Name of a knowledge point, which is also a category; null for all. */
  readonly categoryName: string | null;
};

export interface PlannedSection {
  readonly title: string;
  readonly note: string;
  /** Each question with its score. */
  readonly questions: readonly { readonly question: PlannedQuestion; readonly score: number }[];
  readonly rules: readonly PlannedRule[];
}

export interface PlannedPaper {
  readonly organ: 'head' | 'vocational';
  readonly branch: string;
  readonly title: string;
  readonly type: 'fixed' | 'random';
  readonly drawn: 'once' | 'each';
  readonly status: 0 | 1 | 2;
  readonly category: number;
  readonly daysAgo: number;
  readonly sections: readonly PlannedSection[];
}

const points: Readonly<Record<QuestionType, number>> = {
  ...{ single: 2, judge: 1, multiple: 3 },
  ...{ blank: 2, essay: 10, compound: 8 },
};
const names: Readonly<Record<QuestionType, string>> = {
  ...{ single: '单选题', judge: '判断题', multiple: '多选题' },
  ...{ blank: '填空题', essay: '简答题', compound: '综合题' },
};
const typeNotes: Partial<Record<QuestionType, string>> = {
  multiple: '每题有两个或两个以上正确选项，少选按比例得分，错选不得分。',
  essay: '请结合工作实际作答。',
};

/** The organisation's released questions except the first, which is in no paper. */
export const bankOf = (
  organ: string,
  type: QuestionType,
  categoryName: string | null,
): PlannedQuestion[] =>
  plannedQuestions.filter(
    (question) =>
      question.organ === organ &&
      question.index > 0 &&
      question.state === 'released' &&
      question.content.type === type &&
      (categoryName === null || question.fact.point === categoryName),
  );

type Amounts = Partial<Record<QuestionType, number>>;

const types = Object.keys(points) as QuestionType[];

const sectionsOf = (
  amounts: Amounts,
  fill: (type: QuestionType, count: number) => Pick<PlannedSection, 'questions' | 'rules'>,
): PlannedSection[] =>
  types.flatMap((type) => {
    const count = amounts[type] ?? 0;
    if (count === 0) return [];
    return [{ title: names[type], note: typeNotes[type] ?? '', ...fill(type, count) }];
  });

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

const random = (categoryNames: readonly (string | null)[], amounts: Amounts): PlannedSection[] =>
  sectionsOf(amounts, (type, count) => ({
    questions: [],
    rules: categoryNames.map((value) => ({
      ...{ type, count, categoryName: value },
      ...{ score: points[type], difficulty: null },
    })),
  }));

const large = { single: 20, judge: 20, multiple: 10, blank: 5, essay: 2 };
const small = { single: 4, judge: 6, multiple: 3, blank: 2 };

interface Line {
  readonly title: string;
  readonly category: number;
  readonly sections: PlannedSection[];
  readonly more?: Partial<PlannedPaper>;
}

const randomForEach = { type: 'random' } as const;
const drawnOnce = { type: 'random', drawn: 'once' } as const;

const head: readonly Line[] = [
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
    more: { branch: 'east' },
  },
  {
    ...{ title: '膳食营养综合练习', category: 2 },
    sections: fixedPaper('head', '膳食营养', { single: 3, compound: 3 }),
    more: { status: 2 },
  },
  {
    ...{ title: '岗前理论抽题考试（每人不同）', category: 0 },
    sections: random([null], { single: 15, judge: 15, multiple: 5, essay: 1 }),
    more: randomForEach,
  },
  {
    ...{ title: '护理岗位抽题考试', category: 1 },
    sections: random(['母婴护理', '养老护理'], { single: 3, judge: 5, multiple: 2 }),
    more: randomForEach,
  },
  {
    ...{ title: '季度统一抽题考试', category: 0 },
    sections: random([null, '安全防护'], { single: 3, judge: 4 }),
    more: drawnOnce,
  },
  {
    ...{ title: '职业道德专项试卷（草稿）', category: 2 },
    sections: random(['职业道德'], { single: 30 }),
    more: { ...randomForEach, status: 0 },
  },
  { title: '法律常识试卷（草稿）', category: 2, sections: [], more: { status: 0 } },
];

const vocational: readonly Line[] = [
  { title: '电工基础理论试卷', category: 0, sections: fixedPaper('vocational', '电工基础', small) },
  {
    ...{ title: '食品安全抽题考试', category: 0 },
    sections: random([null], { single: 8, judge: 8 }),
    more: randomForEach,
  },
];

const planPaper = (
  organ: PlannedPaper['organ'],
  branch: string,
  lines: readonly Line[],
): PlannedPaper[] =>
  lines.map(({ more, ...line }, index) => ({
    ...{ organ, branch, type: 'fixed', drawn: 'each', status: 1 },
    ...{ daysAgo: 190 - index * 9 },
    ...line,
    ...more,
  }));

/** Deterministic; those of the head organisation first. */
export const plannedPapers: readonly PlannedPaper[] = [
  ...planPaper('head', 'main', head),
  ...planPaper('vocational', 'vocational', vocational),
];
