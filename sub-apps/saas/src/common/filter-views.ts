/** The view of all rows, and one for each value of a filter. */
export const viewsOf = <Key extends string, Value extends string>(
  filter: Key,
  values: readonly Value[],
  all: string,
  labelOf: (value: Value) => string,
) => [
  { key: 'all', label: all, filters: {} },
  ...values.map((value) => ({
    key: value,
    label: labelOf(value),
    filters: { [filter]: value } as Record<Key, Value>,
  })),
];
