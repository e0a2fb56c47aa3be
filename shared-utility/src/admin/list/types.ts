import type { UndoOffer } from '@edu/shared-utility';
import type { ReactNode } from 'react';
import type { Conditions, FilterValues } from '../query/list-query';

/** A column of the table, and a line of a row's card on a phone. */
export interface Column<Row> {
  /** Field of the row where nothing else says what stands there, and the name that the call sorts by. */
  readonly key: string;
  readonly title: string;
  /** What stands in the cell; null and undefined become a dash. Without it the field called `key`. */
  readonly render?: (row: Row) => ReactNode;
  /** Pixels; one column at least has none and takes what is left, 120 px or more. */
  readonly width?: number;
  /** Figures, dates and numbers of equal width. */
  readonly tabular?: boolean;
  /** Left out of the cards of a phone. */
  readonly wideOnly?: boolean;
}

/** What can be done with one row: opened by `run`, or done at once by `send`. */
export interface RowAction<Row> {
  readonly key: string;
  readonly label: string;
  /** Where the word depends on the row; the column is as wide as `label` needs. */
  readonly labelOf?: (row: Row) => string;
  /** Code without which it is not offered. */
  readonly permission?: string;
  readonly danger?: boolean;
  readonly hidden?: (row: Row) => boolean;
  /** Why it cannot be done with this row; it stays in sight then. */
  readonly disabled?: (row: Row) => string | null;
  /** Asked first, for what cannot be taken back: names the thing and says what follows. */
  readonly confirm?: (row: Row) => { readonly title: string; readonly hint: string };
  /** Opens something. */
  readonly run?: (row: Row) => void;
  /** A write of the app's api. A row that was changed or deleted meanwhile is said above the list. */
  readonly send?: (row: Row) => Promise<{ readonly error?: unknown }>;
  /** What is said when it is done: words, or an offer to take it back. */
  readonly done?: (row: Row) => string | UndoOffer;
}

/** A tab above the list: conditions under a name. */
export interface View<F extends Conditions> {
  readonly key: string;
  readonly label: string;
  readonly filters: FilterValues<F>;
}

/** What a control of the page's own is given. */
export interface FilterField {
  readonly label: string;
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
}

/** A condition to choose. */
export interface Filter<F extends Conditions> {
  readonly key: keyof F & string;
  readonly label: string;
  readonly options?: readonly { readonly value: string; readonly label: string }[];
  /** A control of the page's own, instead of a choice from `options`. */
  readonly render?: (field: FilterField) => ReactNode;
}

/** The field that searches while one types. */
export interface Search<F extends Conditions> {
  readonly key: keyof F & string;
  readonly label: string;
}

/** The button of the title row. */
export interface Primary {
  readonly label: string;
  readonly onClick: () => void;
  /** Code without which it is not offered. */
  readonly permission?: string;
}

/** Sentences about these rows; each has a general one in its place. */
export interface Words {
  /** Nobody has added one yet. */
  readonly empty?: string;
  /** The same, for who may not add one. */
  readonly emptyReadOnly?: string;
  readonly noMatch?: string;
  readonly forbidden?: string;
  readonly failed?: string;
  readonly loading?: string;
  readonly total?: (count: number) => string;
}

/** What can be done with several rows at once. */
export interface BulkAction<Row = unknown> {
  readonly key: string;
  readonly label: string;
  /** Code without which it is not offered. */
  readonly permission?: string;
  readonly danger?: boolean;
  /** Asked first; `count` rows are meant. */
  confirm?(count: number): { readonly title: string; readonly hint: string };
  /** A write for one row, sent for each chosen one; which were refused is told row by row. */
  send?(row: Row): Promise<{ readonly error?: unknown }>;
  /** One write for every row that meets the conditions, where the platform has such a call. */
  sendAll?(): Promise<{ readonly error?: unknown }>;
  /** Toasted when all of them are done. */
  done(count: number): string;
}
