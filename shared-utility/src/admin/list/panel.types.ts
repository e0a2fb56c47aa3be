import type { Page, PageQuery, RowChange } from '@edu/shared-utility';
import type { ReadResult } from '@edu/shared-utility/data';
import type { ReactNode } from 'react';

/** A section of the side panel: facts under a heading, then free content. */
export interface PanelSection {
  readonly title?: string;
  /** Label and value; an empty value becomes a dash. */
  readonly facts?: readonly (readonly [label: string, value: ReactNode])[];
  readonly content?: ReactNode;
}

/** The change history of a row, as the panel shows it. */
export interface RowHistory<Row> {
  /** A query hook of the app's api for `audit.ofRow`. */
  useRead(row: Row, page: PageQuery): ReadResult<Page<RowChange>> & { refetch(): unknown };
  /** A counter such as `told` of `useReveal`; a new value refetches the history. */
  readonly refreshKey?: number;
  /**
   * Labels of fields by name; an unnamed field shows the server's name. Also labels of audit actions by code, where
   * no general word fits.
   */
  readonly fields: Readonly<Record<string, string>>;
  /** Text for a field's value; undefined shows the value itself. */
  textOf?(field: string, value: unknown): string | undefined;
}

/** The details of one row, in a panel beside the list. */
export interface Panel<Row> {
  sections(row: Row): readonly PanelSection[];
  readonly history?: RowHistory<Row>;
}
