type Fields = Readonly<Record<string, unknown>>;

const asFields = (values: object): Fields => values as Fields;
const isSame = (value: unknown, other: unknown): boolean =>
  JSON.stringify(value ?? null) === JSON.stringify(other ?? null);

/** Names of the fields in which two sets of values differ; nothing and null are the same. */
export const differing = (before: object, now: object): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(now)])].filter(
    (name) => !isSame(asFields(before)[name], asFields(now)[name]),
  );

/** Of `now` what is other than before: only that is sent, so that others' changes of something else are kept. */
export const changesOf = <T extends object>(before: T, now: T): Partial<T> =>
  Object.fromEntries(
    differing(before, now).map((name) => [name, asFields(now)[name]]),
  ) as Partial<T>;

/** The values of the present row with what the person typed since the one that they had read. */
export const merged = <V extends object>(before: V, current: V, typed: V): V => ({
  ...current,
  ...changesOf(before, typed),
});

/** The values with every text trimmed. */
export const trimmed = <V extends object>(values: V): V =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.trim() : value,
    ]),
  ) as V;
