import type { Loaded } from '@edu/shared-utility';
import type { RowHistory } from '@edu/shared-utility/admin';
import type { RowFacts, TreeAction } from './row-panel.view';
import type { TreeFormRequest } from './tree-form.hook';
import type { TreeOrders } from './tree-orders.hook';

/** What every tree offers, as far as it may be done with the row. */
export interface RowRights {
  readonly edit: boolean;
  readonly add: boolean;
  readonly move: boolean;
  readonly remove: boolean;
}

export interface TreePageProps<T> {
  readonly title: string;
  readonly load: Loaded<T[]>;
  readonly reload: () => void;
  readonly orders: TreeOrders<T>;
  /** null until the server has said so */
  readonly mayWrite: boolean | null;
  /** What is beside a row's name in the tree. */
  readonly meta: (row: T) => string;
  /** What is known of a row, for the panel beside the tree. */
  readonly facts: (row: T, rows: readonly T[]) => RowFacts;
  /** Why a row cannot be deleted now; null where it can. */
  readonly keeps: (row: T) => string | null;
  readonly empty: string;
  readonly deleteHint: string;
  /** Opens the form; without a row and a parent, by the button of the page. */
  readonly onAsk: (request: TreeFormRequest<T>) => void;
  /** On that button, where it adds something of its own. */
  readonly addLabel?: string;
  /** On the button that adds one below a row, where it is not just any. */
  readonly addBelowLabel?: (row: T) => string | undefined;
  /** All of them, unless it says otherwise. */
  readonly rights?: (row: T) => RowRights;
  /** Buttons of the page's own. */
  readonly more?: (row: T) => readonly TreeAction[];
  /** The tree in which a row may be moved; anywhere, the top included, unless it says otherwise. */
  readonly placesFor?: (row: T) => readonly T[];
  /** Whether the rows at the top are of another kind than those below them. */
  readonly rootsStandOut?: boolean;
  readonly history?: RowHistory<T>;
}
