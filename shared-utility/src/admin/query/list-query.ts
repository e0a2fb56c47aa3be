import type {
  Condition,
  Conditions,
  FilterValues,
  ListParams,
  ListState,
  Sort,
} from './list-state';

export interface ListQuery<F extends Conditions = Conditions, S extends string = string> {
  readonly pageSizes: readonly number[];
  readonly sortable: readonly S[];
  /** The state of an address without a query. */
  readonly first: ListState<F, S>;
  parse(search: URLSearchParams): ListState<F, S>;
  format(state: ListState<F, S>): URLSearchParams;
  params(state: ListState<F, S>): ListParams<F, S>;
  /** Whether any filter is set. */
  isFiltered(state: ListState<F, S>): boolean;
}

export interface ListQueryOptions<F extends Conditions, S extends string> {
  /** The call's filters by name. */
  readonly filters?: F;
  /** Fields that the call can sort by. */
  readonly sort?: readonly S[];
  /** Page size where the address names none; 20 by default. */
  readonly pageSize?: number;
  /** Page sizes to choose from; 10 to 200 by default. */
  readonly pageSizes?: readonly number[];
  /** Query names of filters where they differ from the filter's; `page`, `size`, `sort` and `row` are reserved. */
  readonly names?: { readonly [K in keyof F]?: string };
}

const parsePositive = (value: string | null): number | null =>
  value !== null && /^[1-9]\d{0,5}$/.test(value) ? Number(value) : null;

/** A filter's value from the address; undefined where it is invalid. */
function conditionOf(condition: Condition, text: string | null): string | undefined {
  const value = text?.trim() ?? '';
  if (value === '') return undefined;
  return condition === 'text' || condition.includes(value) ? value : undefined;
}

/**
 * Converts a list's state to and from its address, and to the parameters of its call. Invalid values in the address
 * fall back to the default; defaults are left out, so that a fresh list has a plain address.
 */
export function listQuery<const F extends Conditions, const S extends string = never>({
  filters,
  sort: sortable = [],
  pageSize = 20,
  pageSizes = [10, 20, 50, 100, 200],
  names = {},
}: ListQueryOptions<F, S>): ListQuery<F, S> {
  const conditions = Object.entries(filters ?? {});
  const queryName = (name: string): string => (names as Record<string, string>)[name] ?? name;
  const first: ListState<F, S> = { pageNum: 1, pageSize, filters: {}, sort: null };

  const sortOf = (text: string | null): Sort<S> | null => {
    const field = sortable.find((name) => name === text?.replace(/^-/, ''));
    return field ? { field, direction: text?.startsWith('-') ? 'desc' : 'asc' } : null;
  };
  const sortText = ({ field, direction }: Sort<S>): S | `-${S}` =>
    direction === 'desc' ? `-${field}` : field;
  const setFilters = (state: ListState<F, S>): [string, string][] =>
    conditions.flatMap(([name]) => {
      const value = (state.filters as Record<string, string | undefined>)[name];
      return value ? [[name, value] as [string, string]] : [];
    });

  return {
    pageSizes,
    sortable,
    first,
    parse(search) {
      const size = parsePositive(search.get('size'));
      const values = conditions.flatMap(([name, condition]) => {
        const value = conditionOf(condition, search.get(queryName(name)));
        return value === undefined ? [] : [[name, value]];
      });
      return {
        pageNum: parsePositive(search.get('page')) ?? 1,
        pageSize: size !== null && pageSizes.includes(size) ? size : pageSize,
        filters: Object.fromEntries(values) as FilterValues<F>,
        sort: sortOf(search.get('sort')),
      };
    },
    format(state) {
      const search = new URLSearchParams(
        setFilters(state).map(([name, value]) => [queryName(name), value]),
      );
      if (state.sort) search.set('sort', sortText(state.sort));
      if (state.pageNum !== 1) search.set('page', String(state.pageNum));
      if (state.pageSize !== pageSize) search.set('size', String(state.pageSize));
      return search;
    },
    params: (state) =>
      ({
        pageNum: state.pageNum,
        pageSize: state.pageSize,
        ...Object.fromEntries(setFilters(state)),
        ...(state.sort && { sort: sortText(state.sort) }),
      }) as ListParams<F, S>,
    isFiltered: (state) => setFilters(state).length > 0,
  };
}
