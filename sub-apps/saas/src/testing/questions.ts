import type { Question, QuestionContent, QuestionSummary, RichText } from '@edu/shared-utility';

export const richText = (text: string): RichText => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});

export const questionRow = (
  id: string,
  overrides: Partial<QuestionSummary> = {},
): QuestionSummary => ({
  ...{ id, type: 'single', text: `题目${id}`, hasPicture: false, hasAudio: false },
  ...{ difficulty: 3, categoryId: null, categoryName: null, points: [] },
  ...{ status: 'draft', hasChanges: true, revision: null, uses: 0 },
  ...{ organId: 'o', branchId: null, branchName: null, createdByName: '许静' },
  ...{ createdAt: '2026-03-01T08:00:00.000Z', updatedAt: '2026-03-02T08:00:00.000Z' },
  version: 3,
  ...overrides,
});

export const singleContent = (stem = '新生儿洗澡的水温'): QuestionContent => ({
  type: 'single',
  stem: richText(stem),
  explanation: null,
  options: [
    { key: 'A', text: richText('38℃') },
    { key: 'B', text: richText('60℃') },
  ],
  answer: 'A',
});

export const wholeQuestion = (id: string, overrides: Partial<Question> = {}): Question => ({
  ...questionRow(id),
  content: singleContent(),
  files: [],
  mayWrite: true,
  ...overrides,
});
