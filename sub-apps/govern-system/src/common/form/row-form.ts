import type { ReactNode } from 'react';

/** One field of a dialog's form. */
export interface FormField<V> {
  readonly name: keyof V & string;
  readonly label: string;
  /** What a person reads of a value, where that is not the value itself. */
  readonly text?: (value: V[keyof V]) => string;
  /** Said below the field. */
  readonly hint?: string | undefined;
  readonly rules?: readonly object[];
  /** Brings what was typed into its one form, as it is typed. */
  readonly normalize?: (typed: string) => string;
  readonly input: ReactNode;
  /** Only while the row is made. */
  readonly onlyNew?: boolean;
}

/** What the fields of a form hold of a row, by name. */
export type FormValues = Readonly<Record<string, unknown>>;

const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? '') === JSON.stringify(other ?? '');

/** The members of `values` that are not what `initial` has: a change sends no others. */
export const changesOf = <V extends FormValues>(initial: V, values: V): Partial<V> =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => !same(value, initial[name])),
  ) as Partial<V>;

/** Fields that are other in `present` than where the person began. */
export const changedMeanwhile = <V extends FormValues>(
  initial: V,
  present: V,
  names: readonly (keyof V & string)[],
): (keyof V & string)[] => names.filter((name) => !same(initial[name], present[name]));

/** What the person changed, on top of what is there now. */
export const mergeValues = <V extends FormValues>(initial: V, present: V, mine: V): V => ({
  ...present,
  ...changesOf(initial, mine),
});
