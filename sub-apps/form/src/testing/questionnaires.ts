import type {
  AskedQuestionnaire,
  FormContent,
  FormKind,
  FormQuestion,
  Questionnaire,
} from '@edu/shared-utility';

export const question = (
  id: string,
  kind: FormKind,
  overrides: Partial<FormQuestion> = {},
): FormQuestion => ({
  ...{ id, kind, title: `问题 ${id}`, help: '', required: true, min: null, max: null },
  options:
    kind === 'single' || kind === 'multiple'
      ? ['甲', '乙'].map((text, index) => ({ id: `o${index + 1}`, text }))
      : [],
  rows: [],
  showIf: null,
  ...overrides,
});

/** Content with one page for each argument. */
export const content = (...pages: FormQuestion[][]): FormContent => ({
  sections: pages.map((questions, index) => ({
    ...{ id: `s${index + 1}`, title: '', text: '', questions, jumps: [] },
  })),
});

export const questionnaire = (overrides: Partial<Questionnaire> = {}): Questionnaire => ({
  ...{ id: 'b1', title: '课后调查', status: 'draft', anonymous: true, repeats: false },
  ...{ opensAt: null, closesAt: null, limit: null, answers: 0, questions: 2, hasLink: false },
  ...{ branchName: '总部校区', createdByName: '王老师', publishedAt: null, version: 1 },
  ...{ createdAt: '2026-11-01T01:00:00Z', updatedAt: '2026-11-01T01:00:00Z' },
  ...{ intro: '', thanks: '', linkKey: null, trains: [] },
  content: content([question('q1', 'nps'), question('q2', 'text')]),
  ...overrides,
});

export const questionnaireView = (
  overrides: Partial<AskedQuestionnaire> = {},
): AskedQuestionnaire => ({
  ...{ title: '课后调查', intro: '请如实填写', thanks: '', anonymous: true, repeats: false },
  ...{ opensAt: null, closesAt: null, state: 'open' },
  content: content([question('q1', 'single')], [question('q2', 'text')]),
  ...overrides,
});
