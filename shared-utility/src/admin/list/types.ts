import type { DownloadedFile, Page, PageQuery, RowChange, UndoOffer } from '@edu/shared-utility';
import type { ReadResult } from '@edu/shared-utility/data';
import type { ReactNode } from 'react';
import type { Conditions, FilterValues } from '../query/list-query';

/** A column of the table, and a line of a row's card on a phone. */
export interface Column<Row> {
  /** Field of the row where nothing else says what is there, and the name that the call sorts by. */
  readonly key: string;
  readonly title: string;
  /** What is in the cell; null and undefined become a dash. Without it the field called `key`. */
  readonly render?: (row: Row) => ReactNode;
  /** Pixels; one column at least has none and takes what is left, 120 px or more. */
  readonly width?: number;
  /** Figures, dates and numbers of equal width. */
  readonly tabular?: boolean;
  /** In a window under 1280 pixels shown to who chose it alone. */
  readonly optional?: boolean;
  /** Left out of the cards of a phone. */
  readonly wideOnly?: boolean;
}

/** What can be done with one row: a page of its own at `to`, opened by `run`, or done at once by `send`. */
export interface RowAction<Row> {
  readonly key: string;
  readonly label: string;
  /** Where the word depends on the row; the column is as wide as `label` needs. */
  readonly labelOf?: (row: Row) => string;
  /** Code without which it is not offered. */
  readonly permission?: string;
  readonly danger?: boolean;
  /** Always in the menu, whose words take no room of the row. */
  readonly inMenu?: boolean;
  readonly hidden?: (row: Row) => boolean;
  /** Why it cannot be done with this row; it stays in sight then. */
  readonly disabled?: (row: Row) => string | null;
  /** Asked first, for what cannot be taken back: names the thing and says what follows. */
  readonly confirm?: (row: Row) => { readonly title: string; readonly hint: string };
  /** Address within the app of the page that it leads to: a link, for a tab of its own too. */
  readonly to?: (row: Row) => string;
  /** Opens something. */
  readonly run?: (row: Row) => void;
  /** A write of the app's api. A row that was changed or deleted meanwhile is said above the list. */
  readonly send?: (row: Row) => Promise<{ readonly error?: unknown }>;
  /** What is said when it is done: words, or an offer to take it back. */
  readonly done?: (row: Row) => string | UndoOffer;
}

/** Facts under a heading of the side panel, free parts below them. */
export interface PanelSection {
  readonly title?: string;
  /** Label and value; an empty value becomes a dash. */
  readonly facts?: readonly (readonly [label: string, value: ReactNode])[];
  readonly content?: ReactNode;
}

/** What was changed of a row, as the panel tells it. */
export interface RowHistory<Row> {
  /** A hook of the app's api over `audit.ofRow`. */
  useRead(row: Row, page: PageQuery): ReadResult<Page<RowChange>> & { refetch(): unknown };
  /** Another one, as of `useReveal`, has the history read again. */
  readonly told?: number;
  /**
   * What the fields are called; one that is not named is shown by the server's name. By a code of the trail: what was
   * done, where no general word says it.
   */
  readonly fields: Readonly<Record<string, string>>;
  /** A value in words, where it is one of the page's own. */
  textOf?(field: string, value: unknown): string | undefined;
}

/** The details of one row, in a panel beside the list. */
export interface Panel<Row> {
  sections(row: Row): readonly PanelSection[];
  readonly history?: RowHistory<Row>;
}

/** What of a list is asked for as a file. */
export interface ExportRequest<Row> {
  /** Names of the columns that are shown, from left to right. */
  readonly columns: readonly string[];
  /** The rows that were chosen; none for all that meet the conditions of the address. */
  readonly rows: readonly Row[];
  /** Numbers that the list hides are wanted whole. */
  readonly whole: boolean;
}

/** What the list shows as a file of the platform's making. */
export interface ListExport<Row> {
  /** Code without which it is not offered. */
  readonly permission?: string;
  /** Asks who has this code whether hidden numbers go whole into the file; `label` says which. */
  readonly whole?: { readonly permission: string; readonly label: string };
  /** Conditions and order are the page's own `list.params`; what is refused the call says itself, as `api` does. */
  file(request: ExportRequest<Row>): Promise<DownloadedFile>;
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
  /** None was added yet. */
  readonly empty?: string;
  /** The same, for who may not add one. */
  readonly emptyReadOnly?: string;
  readonly noMatch?: string;
  readonly forbidden?: string;
  readonly failed?: string;
  readonly loading?: string;
  readonly total?: (count: number) => string;
}

/** Of one write for all rows. */
export interface BulkAnswer {
  readonly error?: unknown;
  /** What is said where the platform goes on with it after the call. */
  readonly started?: string;
}

/** What can be done with several rows at once. */
export interface BulkAction<Row = unknown> {
  readonly key: string;
  readonly label: string;
  /** Code without which it is not offered. */
  readonly permission?: string;
  readonly danger?: boolean;
  /** Asked first; `count` rows are meant, `isAll` every one that meets the conditions. Null where nothing is asked. */
  confirm?(count: number, isAll: boolean): { readonly title: string; readonly hint: string } | null;
  /** Asked first by a dialog of the page's own, for what needs more than a yes; false leaves everything as it is. */
  ask?(count: number, isAll: boolean): Promise<boolean>;
  /** A write for one row, sent for each chosen one; which were refused is told row by row. */
  send?(row: Row): Promise<{ readonly error?: unknown }>;
  /** One write for all chosen ones, tried before `send`: refused, each is sent by itself, to tell which cannot be. */
  sendMany?(rows: readonly Row[]): Promise<{ readonly error?: unknown }>;
  /** One write for every row that meets the conditions, where the platform has such a call. */
  sendAll?(count: number): Promise<BulkAnswer>;
  /**
   * What is said when all of them are done: words, or an offer to take it back. `rows` as they were, where they were
   * sent.
   */
  done(count: number, rows: readonly Row[]): string | UndoOffer;
}
