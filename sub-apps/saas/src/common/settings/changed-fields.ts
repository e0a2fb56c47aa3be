import type { Choice } from '../choices';

const isChoice = (value: unknown): value is Choice =>
  value instanceof Object && 'value' in value && 'label' in value;

/** A field as it is compared: ids and people in whatever order they were chosen, all else as it is. */
function formOf(value: unknown): string {
  if (!Array.isArray(value)) return JSON.stringify(value);
  const ids = value.map((item) => (isChoice(item) ? item.value : item));
  return JSON.stringify(ids.every((id) => typeof id === 'string') ? ids.sort() : ids);
}

export const fieldsOf = <V extends object>(values: V): (keyof V)[] =>
  Object.keys(values) as (keyof V)[];

export const changedFields = <V extends object>(before: V, after: V): (keyof V)[] =>
  fieldsOf(before).filter((key) => formOf(before[key]) !== formOf(after[key]));
