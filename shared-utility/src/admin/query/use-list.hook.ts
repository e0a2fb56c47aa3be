import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { Conditions, ListParams, ListQuery, ListState } from './list-query';

export interface SetOptions {
  /** Takes the place of the present entry of the history, as what is still being typed does. */
  readonly replace?: boolean;
}

/** A list as its address says, and the way to another one. */
export interface List<F extends Conditions = Conditions, S extends string = string> {
  readonly query: ListQuery<F, S>;
  readonly state: ListState<F, S>;
  /** For the call's hook. */
  readonly params: ListParams<F, S>;
  /** Goes to another list: what is not named stays, but for the page, which is the first one again. */
  set(change: Partial<ListState<F, S>>, options?: SetOptions): void;
  /** The row whose details are beside the list, as the address says; null for none. */
  readonly rowId: string | null;
  /** The address of the same list with that row's details. */
  addressOf(rowId: string): string;
  /** Goes there; null closes them. */
  open(rowId: string | null, options?: SetOptions): void;
  /** The same for some conditions; undefined takes one away. */
  setFilters(change: ListState<F, S>['filters'], options?: SetOptions): void;
}

/** The list that the address asks for; reload, Back, Forward and a shared link find it. */
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
