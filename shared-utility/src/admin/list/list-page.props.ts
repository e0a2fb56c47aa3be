import type { Page } from '@edu/shared-utility';
import type { ReadResult } from '@edu/shared-utility/data';
import type { ReactNode } from 'react';
import type { Conditions } from '../query/list-state';
import type { List } from '../query/use-list.hook';
import type { BulkAction } from './bulk.types';
import type { Panel } from './panel.types';
import type { Column, Filter, ListExport, Primary, RowAction, Search, View, Words } from './types';

export interface ListPageProps<Row, F extends Conditions, S extends string> {
  /** Title of the page, and accessible name of its list. */
  readonly title: string;
  /** `h2` for a list that is a part of a page with a title of its own. */
  readonly heading?: 'h1' | 'h2';
  /** From `useList`. */
  readonly list: List<F, S>;
  /** Result of the call's query hook for `list.params`. */
  readonly read: ReadResult<Page<Row>> & { readonly refetch: () => unknown };
  readonly idOf: (row: Row) => string;
  /** Name of a row in messages. */
  readonly nameOf: (row: Row) => string;
  readonly columns: readonly Column<Row>[];
  readonly actions?: readonly RowAction<Row>[];
  /** Details of a row beside the list; with them the first column links to them. */
  readonly panel?: Panel<Row>;
  /** Actions for several rows; with them rows can be selected. */
  readonly bulk?: readonly BulkAction<Row>[];
  readonly primary?: Primary;
  /** Exports the list, or the selected rows, as a file. */
  readonly exports?: ListExport<Row>;
  readonly search?: Search<F>;
  readonly filters?: readonly Filter<F>[];
  readonly views?: readonly View<F>[];
  /** Name of the list, `saas.students`: key under which a person's columns and views are stored. */
  readonly settingsKey?: string;
  readonly words?: Words;
  /** Buttons beside the primary one. */
  readonly extraButtons?: ReactNode;
  /** Further controls in the toolbar. */
  readonly tools?: ReactNode;
  /** Dialogs of the page. */
  readonly children?: ReactNode;
}
