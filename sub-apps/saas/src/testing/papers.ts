import type {
  Paper,
  PaperQuestion,
  PaperSection,
  PaperSummary,
  QuestionContent,
  QuestionSummary,
  ReadRule,
} from '@edu/shared-utility';
import { richTextOf } from '@edu/shared-utility/rich-text';

export const choiceOf = (stem: string): QuestionContent => ({
  type: 'single',
  stem: richTextOf(stem),
  explanation: null,
  options: [
    { key: 'A', text: richTextOf('对的选项') },
    { key: 'B', text: richTextOf('错的选项') },
  ],
  answer: 'A',
});

export const paperRow = (id: string, title: string, overrides: Partial<PaperSummary> = {}) =>
  ({
    ...{ id, title, type: 'fixed', drawn: 'each', categoryId: null, categoryName: null },
    ...{ status: 0, questionCount: 2, totalScore: 4, examCount: 0, organId: 'o' },
    ...{ branchId: null, branchName: null, createdByName: null, version: 3 },
    createdAt: '2026-03-01T08:00:00.000Z',
    updatedAt: '2026-03-02T08:00:00.000Z',
    ...overrides,
  }) satisfies PaperSummary;

export const questionInPaper = (id: string, stem: string, overrides: Partial<PaperQuestion> = {}) =>
  ({
    ...{ id, questionId: `q-${id}`, revision: 1, question: choiceOf(stem), difficulty: 3 },
    ...{ order: 0, score: 2, isOutdated: false, isWithdrawn: false },
    ...overrides,
  }) satisfies PaperQuestion;

export const readRule = (id: string, overrides: Partial<ReadRule> = {}) =>
  ({
    ...{ id, categoryId: 'k1', categoryName: '护理', type: 'single', difficulty: null },
    ...{ point: null, count: 5, score: 2, available: 8, left: 8 },
    ...overrides,
  }) satisfies ReadRule;

export const section = (id: string, title: string, overrides: Partial<PaperSection> = {}) =>
  ({ id, title, note: '', questions: [], rules: [], ...overrides }) satisfies PaperSection;

export const wholePaper = (overrides: Partial<Paper> = {}): Paper => ({
  ...paperRow('p', '结业卷'),
  sections: [
    section('s1', '单选', {
      questions: [questionInPaper('a', '第一问'), questionInPaper('b', '第二问')],
    }),
    section('s2', '判断', { questions: [questionInPaper('c', '第三问')] }),
  ],
  problems: [],
  files: [],
  mayWrite: true,
  ...overrides,
});

export const bankRow = (id: string, text: string, overrides: Partial<QuestionSummary> = {}) =>
  ({
    ...{ id, text, type: 'single', difficulty: 3, categoryId: null, categoryName: null },
    ...{ points: [], hasPicture: false, hasAudio: false, status: 'released', hasChanges: false },
    ...{ revision: 1, uses: 0, organId: 'o', branchId: null, branchName: null },
    ...{ createdByName: null, version: 1 },
    createdAt: '2026-03-01T08:00:00.000Z',
    updatedAt: '2026-03-02T08:00:00.000Z',
    ...overrides,
  }) satisfies QuestionSummary;
