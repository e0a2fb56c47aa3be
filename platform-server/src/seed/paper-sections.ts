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

export const points: Readonly<Record<QuestionType, number>> = {
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

export type Amounts = Partial<Record<QuestionType, number>>;

const types = Object.keys(points) as QuestionType[];

export const sectionsOf = (
  amounts: Amounts,
  fill: (type: QuestionType, count: number) => Pick<PlannedSection, 'questions' | 'rules'>,
): PlannedSection[] =>
  types.flatMap((type) => {
    const count = amounts[type] ?? 0;
    if (count === 0) return [];
    return [{ title: names[type], note: typeNotes[type] ?? '', ...fill(type, count) }];
  });
