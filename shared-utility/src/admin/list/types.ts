import type { DownloadedFile, UndoOffer } from '@edu/shared-utility';
import type { ReactNode } from 'react';
import type { Conditions, FilterValues } from '../query/list-state';

/** A column of the table, and a line of a row's card on a phone. */
export interface Column<Row> {
  /** Name of the row's field, unless `render` is set, and the name that the call sorts by. */
  readonly key: string;
  readonly title: string;
  /** Content of the cell; null and undefined become a dash. By default the field named `key`. */
  readonly render?: (row: Row) => ReactNode;
  /** Width in pixels; at least one column has none and takes the remaining space, 120 px or more. */
  readonly width?: number;
  /** Aligns figures and dates with equally wide digits. */
  readonly tabular?: boolean;
  /** Below 1280 pixels hidden unless the person has chosen it. */
  readonly optional?: boolean;
  /** Left out of the cards on a phone. */
  readonly wideOnly?: boolean;
}

/** An action for one row: a link (`to`), a function (`run`), or a request (`send`). */
export interface RowAction<Row> {
  readonly key: string;
  readonly label: string;
  /** Label for a particular row; the column's width is computed from `label`. */
  readonly labelOf?: (row: Row) => string;
  /** Permission without which it is hidden. */
  readonly permission?: string;
  readonly danger?: boolean;
  /** Always in the menu, so that its label takes no space in the row. */
  readonly inMenu?: boolean;
  readonly hidden?: (row: Row) => boolean;
  /** Reason why the action is disabled for this row; null enables it. */
  readonly disabled?: (row: Row) => string | null;
  /** Confirmation before what cannot be undone: names the row and the consequence. */
  readonly confirm?: (row: Row) => { readonly title: string; readonly hint: string };
  /** Address within the app: rendered as a link, which also opens in a new tab. */
  readonly to?: (row: Row) => string;
  /** Called on click, for example to open a dialog. */
  readonly run?: (row: Row) => void;
  /** Request of the app's api. A conflict with another change is shown above the list. */
  readonly send?: (row: Row) => Promise<{ readonly error?: unknown }>;
  /** Message on success, or an offer to undo. */
  readonly done?: (row: Row) => string | UndoOffer;
}

/** Parameters of an export. */
export interface ExportRequest<Row> {
  /** Names of the visible columns, from left to right. */
  readonly columns: readonly string[];
  /** The selected rows; empty for all that match the address's filters. */
  readonly rows: readonly Row[];
  /** Whether masked numbers are exported unmasked. */
  readonly unmasked: boolean;
}

/** Export of the list as a file that the platform creates. */
export interface ListExport<Row> {
  /** Permission without which it is hidden. */
  readonly permission?: string;
  /** Asks people with this permission whether masked numbers are exported unmasked; `label` names them. */
  readonly unmasked?: { readonly permission: string; readonly label: string };
  /** Filters and order come from the page's `list.params`; the call itself shows its failure, as `api` does. */
  file(request: ExportRequest<Row>): Promise<DownloadedFile>;
}

/** A named set of filters, shown as a tab above the list. */
export interface View<F extends Conditions> {
  readonly key: string;
  readonly label: string;
  readonly filters: FilterValues<F>;
}

/** Props of a page's own filter control. */
export interface FilterField {
  readonly label: string;
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
}

/** A filter of the list. */
export interface Filter<F extends Conditions> {
  readonly key: keyof F & string;
  readonly label: string;
  readonly options?: readonly { readonly value: string; readonly label: string }[];
  /** The page's own control, instead of a choice from `options`. */
  readonly render?: (field: FilterField) => ReactNode;
}

/** The field that searches while typing. */
export interface Search<F extends Conditions> {
  readonly key: keyof F & string;
  readonly label: string;
}

/** The primary button in the title row. */
export interface Primary {
  readonly label: string;
  readonly onClick: () => void;
  /** Permission without which it is hidden. */
  readonly permission?: string;
}

/** Texts about these rows; each has a general default. */
export interface Words {
  /** Shown when no row exists yet. */
  readonly empty?: string;
  /** The same for people who may not add one. */
  readonly emptyReadOnly?: string;
  readonly noMatch?: string;
  readonly forbidden?: string;
  readonly failed?: string;
  readonly loading?: string;
  readonly total?: (count: number) => string;
}
