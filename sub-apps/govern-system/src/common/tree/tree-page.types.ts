import type { Loaded } from '@edu/shared-utility';
import type { RowHistory } from '@edu/shared-utility/admin';
import type { RowFacts, TreeAction } from './row-panel.view';
import type { TreeFormRequest } from './tree-form.hook';
import type { TreeRequests } from './tree-requests.hook';

/** Which of a tree's actions are allowed for a row. */
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
  readonly requests: TreeRequests<T>;
  /** null until the permissions have loaded */
  readonly mayWrite: boolean | null;
  /** Text beside a row's name in the tree. */
  readonly meta: (row: T) => string;
  /** Facts of a row, for the panel beside the tree. */
  readonly facts: (row: T, rows: readonly T[]) => RowFacts;
  /** Why a row cannot be deleted now; null where it can. */
  readonly noDeleteReason: (row: T) => string | null;
  readonly empty: string;
  readonly deleteHint: string;
  /** Opens the form; without a row and a parent for the page's own button. */
  readonly onAsk: (request: TreeFormRequest<T>) => void;
  /** Label of that button, if it is not the usual one. */
  readonly addLabel?: string;
  /** Label of the button that adds a row below this one, if it is not the usual one. */
  readonly addBelowLabel?: (row: T) => string | undefined;
  /** All actions by default. */
  readonly rights?: (row: T) => RowRights;
  /** Further buttons of the page. */
  readonly extraActions?: (row: T) => readonly TreeAction[];
  /** The possible targets of a move; by default the whole tree and the top level. */
  readonly placesFor?: (row: T) => readonly T[];
  /** Whether top-level rows are of another kind than those below, and are emphasised. */
  readonly rootsStandOut?: boolean;
  readonly history?: RowHistory<T>;
}
