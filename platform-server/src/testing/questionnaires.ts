import type { FormContent, FormJump, FormKind, FormQuestion } from '@edu/shared-utility/contract';

/** A question of that kind; its choices are `o1`, `o2`, …, its rows `r1`, `r2`. */
export const formQuestion = (
  id: string,
  kind: FormKind,
  overrides: Partial<FormQuestion> = {},
): FormQuestion => ({
  ...{ id, kind, title: `问题 ${id}`, help: '', required: false, min: null, max: null },
  options: ['o1', 'o2', 'o3'].map((value) => ({ id: value, text: `选项 ${value}` })),
  rows: ['r1', 'r2'].map((value) => ({ id: value, text: `行 ${value}` })),
  showIf: null,
  ...overrides,
});

export const textQuestion = (overrides: Partial<FormQuestion> = {}): FormQuestion =>
  formQuestion('q1', 'text', overrides);

/** A form with one page. */
export const contentOf = (...questions: FormQuestion[]): FormContent => pagesOf([questions]);

/** A form with the pages `s1`, `s2`, … and jumps. */
export const pagesOf = (pages: FormQuestion[][], jumps: FormJump[] = []): FormContent => ({
  sections: pages.map((questions, index) => ({
    ...{ id: `s${index + 1}`, title: '', text: '', questions },
    jumps: index === 0 ? jumps : [],
  })),
});
