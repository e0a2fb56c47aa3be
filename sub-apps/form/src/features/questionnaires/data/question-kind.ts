import type { FormKind, FormQuestion } from '@edu/shared-utility';
import { hasOptions, newOption } from './new-content';

/** Fields that depend on the question's kind. */
export type KindFields = Pick<FormQuestion, 'options' | 'rows' | 'min' | 'max'>;

const nonEmptyOr = (list: FormQuestion['options'], stored: FormQuestion['options'] = []) =>
  list.length > 0 ? list : stored;

/**
 * Converts a question to another kind and keeps what both have. The rest is restored when the kind is changed
 * back.
 *
 * @param previousByKind values of the fields for each kind that the question has had
 */
export function convertToKind(
  question: FormQuestion,
  kind: FormKind,
  previousByKind: ReadonlyMap<FormKind, KindFields>,
): FormQuestion {
  const before = previousByKind.get(kind);
  const withOptions = [...previousByKind.values()].findLast(
    ({ options }) => options.length > 0,
  )?.options;
  const options = nonEmptyOr(question.options, withOptions);
  const rows = nonEmptyOr(question.rows, before?.rows);
  return {
    ...{ ...question, kind, min: before?.min ?? null, max: before?.max ?? null },
    options: hasOptions({ kind }) ? nonEmptyOr(options, [newOption('o'), newOption('o')]) : [],
    rows: kind === 'matrix' ? nonEmptyOr(rows, [newOption('r')]) : [],
  };
}
