type Fields = Readonly<Record<string, unknown>>;

const asFields = (values: object): Fields => values as Fields;
const isSame = (value: unknown, other: unknown): boolean =>
  JSON.stringify(value ?? null) === JSON.stringify(other ?? null);

/** Names of the fields in which two sets of values differ; undefined and null count as equal. */
export const differing = (before: object, now: object): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(now)])].filter(
    (name) => !isSame(asFields(before)[name], asFields(now)[name]),
  );

/**
 * The fields of `now` that differ from `before`. Only these are sent, so that others' changes of other fields are
 * kept.
 */
export const changesOf = <T extends object>(before: T, now: T): Partial<T> =>
  Object.fromEntries(
    differing(before, now).map((name) => [name, asFields(now)[name]]),
  ) as Partial<T>;

/** The current row's values, with the fields that the person changed since reading `before`. */
export const mergeChanges = <V extends object>(before: V, current: V, input: V): V => ({
  ...current,
  ...changesOf(before, input),
});

/** The values with every text trimmed. */
export const trimmed = <V extends object>(values: V): V =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.trim() : value,
    ]),
  ) as V;
