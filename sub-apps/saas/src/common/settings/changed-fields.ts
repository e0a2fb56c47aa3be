import type { Choice } from '../choices';

const isChoice = (one: unknown): one is Choice =>
  one instanceof Object && 'value' in one && 'label' in one;

/** A field as it is compared: ids and people in whatever order they were chosen, all else as it stands. */
function formOf(value: unknown): string {
  if (!Array.isArray(value)) return JSON.stringify(value);
  const ids = value.map((one) => (isChoice(one) ? one.value : one));
  return JSON.stringify(ids.every((one) => typeof one === 'string') ? ids.sort() : ids);
}

export const fieldsOf = <V extends object>(values: V): (keyof V)[] =>
  Object.keys(values) as (keyof V)[];

export const changedFields = <V extends object>(before: V, after: V): (keyof V)[] =>
  fieldsOf(before).filter((key) => formOf(before[key]) !== formOf(after[key]));
