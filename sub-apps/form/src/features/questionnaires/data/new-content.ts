import type { FormKind, FormOption, FormQuestion, FormSection } from '@edu/shared-utility';

/** A random id of letters and digits that is unique within a questionnaire. */
export function newId(prefix: string): string {
  const bytes = crypto.getRandomValues(new Uint8Array(5));
  return prefix + [...bytes].map((byte) => (byte % 36).toString(36)).join('');
}

const option = (): FormOption => ({ id: newId('o'), text: '' });

export const hasOptions = ({ kind }: Pick<FormQuestion, 'kind'>): boolean =>
  kind === 'single' || kind === 'multiple' || kind === 'matrix';

/** A new question of a kind, with some empty options. */
export const newQuestion = (kind: FormKind): FormQuestion => ({
  ...{ id: newId('q'), kind, title: '', help: '', required: true, min: null, max: null },
  options: hasOptions({ kind }) ? [option(), option()] : [],
  rows: kind === 'matrix' ? [{ id: newId('r'), text: '' }] : [],
  showIf: null,
});

export const newOption = (prefix: 'o' | 'r'): FormOption => ({ id: newId(prefix), text: '' });

export const newSection = (questions: FormQuestion[] = []): FormSection => ({
  ...{ id: newId('s'), title: '', text: '', questions, jumps: [] },
});
