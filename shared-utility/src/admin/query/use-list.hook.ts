import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { ListQuery } from './list-query';
import type { Conditions, ListParams, ListState } from './list-state';

export interface SetOptions {
  /** Replaces the current history entry, as for text that is still being typed. */
  readonly replace?: boolean;
}

/** The state of a list from the address, and functions that change it. */
export interface List<F extends Conditions = Conditions, S extends string = string> {
  readonly query: ListQuery<F, S>;
  readonly state: ListState<F, S>;
  /** Parameters for the call's query hook. */
  readonly params: ListParams<F, S>;
  /** Changes the given parts of the state; the page returns to the first one unless it is given. */
  set(change: Partial<ListState<F, S>>, options?: SetOptions): void;
  /** The row whose details are open, from the address; null for none. */
  readonly rowId: string | null;
  /** The address of this list with that row's details open. */
  addressOf(rowId: string): string;
  /** Opens a row's details; null closes them. */
  open(rowId: string | null, options?: SetOptions): void;
  /** Changes the given filters; undefined removes one. */
  setFilters(change: ListState<F, S>['filters'], options?: SetOptions): void;
}

/** The list of the current address, so that reload, back, forward and shared links work. */
export function useList<F extends Conditions, S extends string>(
  query: ListQuery<F, S>,
): List<F, S> {
  const [search, setSearch] = useSearchParams();
  const rowId = search.get('row');
  const key = query.format(query.parse(search)).toString();
  const state = useMemo(() => query.parse(new URLSearchParams(key)), [query, key]);
  const params = useMemo(() => query.params(state), [query, state]);
  const set = useCallback<List<F, S>['set']>(
    (change, options) => setSearch(query.format({ ...state, pageNum: 1, ...change }), options),
    [query, state, setSearch],
  );
  const setFilters = useCallback<List<F, S>['setFilters']>(
    (change, options) => set({ filters: { ...state.filters, ...change } }, options),
    [state, set],
  );
  const addressOf = useCallback(
    (id: string) => `?${new URLSearchParams([...new URLSearchParams(key), ['row', id]])}`,
    [key],
  );
  const open = useCallback<List<F, S>['open']>(
    (id, options) => setSearch(id === null ? key : addressOf(id), options),
    [key, addressOf, setSearch],
  );
  return { query, state, params, rowId, addressOf, open, set, setFilters };
}
