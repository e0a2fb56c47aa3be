import { regionName } from '../domain/regions';

/** A row of any list. */
// biome-ignore lint/suspicious/noExplicitAny: rows of all lists
export type Row = any;

/** The branches, departments and categories of the organisation. */
export interface Trees {
  /** The ids of those with that name. */
  named(name: string): readonly string[];
  /** The ids and names of a row and of those below it. */
  below(id: string): ReadonlySet<string>;
}

/** What a filter selects, and with which values it is tried. */
export interface Rule {
  /** Values from the unfiltered rows; without them, those of the call's schema. */
  readonly values?: (rows: readonly Row[], trees: Trees) => readonly unknown[];
  readonly selects: (row: Row, value: never, trees: Trees) => boolean;
}

/** Characters of a search text; a call refuses more than 64. */
const MAX_WORDS = 40;

const present = (rows: readonly Row[], field: string): Row[] =>
  rows.flatMap((row) => row[field]).filter((value) => value !== null && value !== '');

/** A value of the schema that equals a field of the row. */
export const equals = (field: string): Rule => ({
  selects: (row, value) => row[field] === value,
});

/** An id or name that equals a field of the row. */
export const same = (field: string): Rule => ({
  values: (rows) => present(rows, field),
  selects: (row, value) => row[field] === value,
});

/** A branch, category or department with those below it, by the id in the row. */
export const within = (field: string): Rule => ({
  values: (rows) => present(rows, field),
  selects: (row, value, trees) => trees.below(value).has(row[field]),
});

/** The same by the name or names in the row. */
export const withinNamed = (field: string): Rule => ({
  values: (rows, trees) => present(rows, field).flatMap((name) => trees.named(name)),
  selects: (row, value, trees) => [row[field]].flat().some((name) => trees.below(value).has(name)),
});

/** One of several values of the row. */
export const among = (field: string): Rule => ({
  values: (rows) => present(rows, field),
  selects: (row, value) => row[field].includes(value),
});

const middle = (rows: readonly Row[], field: string): Row[] => {
  const values = present(rows, field);
  return values.slice(values.length / 2).slice(0, 1);
};

/** A period, whose start is part of it and whose end is not. */
export const period = (field: string): { readonly from: Rule; readonly to: Rule } => ({
  from: {
    values: (rows) => middle(rows, field),
    selects: (row, value) => row[field] !== null && row[field] >= value,
  },
  to: {
    values: (rows) => middle(rows, field),
    selects: (row, value) => row[field] !== null && row[field] < value,
  },
});

const textOf = (row: Row, field: string): string => [row[field] ?? ''].flat().join(' ');

/** Part of one of the fields; of a masked phone its visible last digits. */
export const words = (...fields: readonly string[]): Rule => ({
  values: (rows) =>
    fields.flatMap((field) =>
      middle(rows, field).map((text: string) =>
        field === 'phone' ? text.slice(-4) : text.slice(0, MAX_WORDS).trim(),
      ),
    ),
  selects: (row, value: string) =>
    fields.some((field) =>
      field === 'phone'
        ? textOf(row, field).endsWith(value)
        : textOf(row, field).toLowerCase().includes(value.toLowerCase()),
    ),
});

/** A region with those within it, by the names in the row. */
export const region = (field: string): Rule => ({
  values: () => ['310000', '310115', '440000', '440300', '440305'],
  selects: (row, value: string) => `${row[field]} / `.startsWith(`${regionName(value)} / `),
});

/** A filter whose effect the rows do not show; the file tests it. */
export const elsewhere = (file: string): string => file;

/** A list of the contract: the order of its rows, and what each of its filters selects. */
export interface List {
  /** Order without `sort`, as a sort is written: a field, after `-` in descending order. */
  readonly usual?: string;
  /** What a sort compares, where it is not the field of that name; null if the rows do not show it. */
  readonly sorts?: Readonly<Record<string, ((row: Row) => unknown) | null>>;
  /** The demo data has no rows of it. */
  readonly hasNoRows?: true;
  /** How rows of equal sort values are ordered by their id: like the sort, always ascending, or not by it. */
  readonly ties?: 'ascending' | 'other';
  /** The rule of each filter, or the file that tests it. */
  readonly filters: Readonly<Record<string, Rule | string>>;
  /** Identifies a row; `id` by default. */
  readonly key?: string;
  /** The member of the reply that is the list, if not the reply itself. */
  readonly part?: string;
  /** The largest page, if not 200. */
  readonly most?: number;
  readonly params?: Readonly<Record<string, unknown>>;
  readonly as?: 'operator' | 'student';
}
