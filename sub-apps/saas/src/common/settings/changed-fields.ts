import type { Choice } from '../choices';

const isChoice = (value: unknown): value is Choice =>
  value instanceof Object && 'value' in value && 'label' in value;

/** A field as text for comparison: the order of ids and people does not matter, that of other lists does. */
function comparable(value: unknown): string {
  if (!Array.isArray(value)) return JSON.stringify(value);
  const ids = value.map((item) => (isChoice(item) ? item.value : item));
  return JSON.stringify(ids.every((id) => typeof id === 'string') ? ids.sort() : ids);
}

export const fieldsOf = <V extends object>(values: V): (keyof V)[] =>
  Object.keys(values) as (keyof V)[];

export const changedFields = <V extends object>(before: V, after: V): (keyof V)[] =>
  fieldsOf(before).filter((key) => comparable(before[key]) !== comparable(after[key]));

/** These fields of an object. */
export const pick = <V extends object>(values: V, fields: readonly (keyof V)[]): Partial<V> =>
  Object.fromEntries(fields.map((field) => [field, values[field]])) as Partial<V>;
