import type { UndoOffer } from '@edu/shared-utility';

/** Result of one request for all rows. */
export interface BulkAnswer {
  readonly error?: unknown;
  /** Message where the platform continues with the work after the call. */
  readonly started?: string;
}

/** An action for several rows. */
export interface BulkAction<Row = unknown> {
  readonly key: string;
  readonly label: string;
  /** Permission without which it is hidden. */
  readonly permission?: string;
  readonly danger?: boolean;
  /** Confirmation; `count` is the number of rows, `isAll` means all that match the filters. Null asks nothing. */
  confirm?(count: number, isAll: boolean): { readonly title: string; readonly hint: string } | null;
  /** The page's own dialog, for what needs more than a confirmation; false cancels. */
  ask?(count: number, isAll: boolean): Promise<boolean>;
  /** Request for one row, sent for each selected one; refusals are listed by row. */
  send?(row: Row): Promise<{ readonly error?: unknown }>;
  /**
   * One request for all selected rows, tried before `send`: if it is refused each row is sent separately, to find
   * which ones fail.
   */
  sendMany?(rows: readonly Row[]): Promise<{ readonly error?: unknown }>;
  /** One request for every row that matches the filters, where the platform has such a call. */
  sendAll?(count: number): Promise<BulkAnswer>;
  /**
   * Message for those that succeeded, or an offer to undo them. `rows` holds the rows as they were before, where they
   * were sent one by one.
   */
  done(count: number, rows: readonly Row[]): string | UndoOffer;
}
