import type {
  FormCondition,
  FormContent,
  FormKind,
  FormOption,
  FormQuestion,
  FormSection,
} from '@edu/shared-utility/contract';

const optionsOf = (prefix: string, texts: readonly string[]): FormOption[] =>
  texts.map((text, index) => ({ id: `${prefix}${index + 1}`, text }));

export const question = (
  id: string,
  kind: FormKind,
  title: string,
  overrides: Partial<Omit<FormQuestion, 'options' | 'rows'>> & {
    readonly of?: readonly string[];
    readonly lines?: readonly string[];
  } = {},
): FormQuestion => {
  const { of = [], lines = [], ...rest } = overrides;
  return {
    ...{ id, kind, title, help: '', required: true, min: null, max: null, showIf: null },
    ...{ options: optionsOf('o', of), rows: optionsOf('r', lines) },
    ...rest,
  };
};

export const page = (
  id: string,
  title: string,
  questions: FormQuestion[],
  overrides: Partial<FormSection> = {},
): FormSection => ({ id, title, text: '', questions, jumps: [], ...overrides });

export const conditionOn = (
  questionId: string,
  test: FormCondition['test'],
  value: string,
): FormCondition => ({
  questionId,
  test,
  value,
});

export const degrees = ['非常不满意', '不满意', '一般', '满意', '非常满意'];

export interface PlannedQuestionnaire {
  readonly key: string;
  readonly branch: 'main' | 'east';
  readonly title: string;
  readonly intro: string;
  readonly thanks?: string;
  readonly state: 'draft' | 'published' | 'closed';
  readonly anonymous: boolean;
  readonly byLink: boolean;
  readonly trains: readonly string[];
  /** Days from now of the first and the last answer. */
  readonly days: readonly [from: number, until: number];
  readonly answers: number;
  readonly limit?: number;
  /** Days from now until it closes. */
  readonly closes?: number;
  readonly content: FormContent;
}
