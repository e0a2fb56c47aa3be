/** What a condition of a list may be: any text, or one of these words. */
export type Condition = 'text' | readonly string[];
export type Conditions = Readonly<Record<string, Condition>>;

/** Values by condition; one that is not set is left out. */
export type FilterValues<F extends Conditions> = {
  readonly [K in keyof F]?: F[K] extends readonly (infer V)[] ? V : string;
};

export interface Sort<S extends string = string> {
  readonly field: S;
  readonly direction: 'asc' | 'desc';
}

/** What a list shows; all of it is in the address. */
export interface ListState<F extends Conditions = Conditions, S extends string = string> {
  readonly pageNum: number;
  readonly pageSize: number;
  readonly filters: FilterValues<F>;
  /** null: in the server's own order. */
  readonly sort: Sort<S> | null;
}

/** Parameters of the call: conditions beside the page, `sort` as `name`, or `-name` from the greatest down. */
export type ListParams<F extends Conditions, S extends string> = {
  pageNum: number;
  pageSize: number;
  sort?: S | `-${S}`;
} & FilterValues<F>;

export interface ListQuery<F extends Conditions = Conditions, S extends string = string> {
  readonly pageSizes: readonly number[];
  readonly sortable: readonly S[];
  /** The list of a plain address. */
  readonly first: ListState<F, S>;
  parse(search: URLSearchParams): ListState<F, S>;
  format(state: ListState<F, S>): URLSearchParams;
  params(state: ListState<F, S>): ListParams<F, S>;
  /** Whether a condition is set. */
  isFiltered(state: ListState<F, S>): boolean;
}

export interface ListQueryOptions<F extends Conditions, S extends string> {
  /** The call's conditions by their names. */
  readonly filters?: F;
  /** Names by which the call sorts. */
  readonly sort?: readonly S[];
  /** Rows of a page where the address does not say; 20 unless given. */
  readonly pageSize?: number;
  /** Sizes that a person may choose; from 10 to 200 unless given. */
  readonly pageSizes?: readonly number[];
  /** Names in the address of conditions that are called otherwise there; `page`, `size`, `sort` and `row` are taken. */
  readonly names?: { readonly [K in keyof F]?: string };
}

/** The order after another press on a column's heading: up, down, the server's own. */
export function nextSort<S extends string>(current: Sort<S> | null, field: S): Sort<S> | null {
  if (current?.field !== field) return { field, direction: 'asc' };
  return current.direction === 'asc' ? { field, direction: 'desc' } : null;
}

const positive = (value: string | null): number | null =>
  value !== null && /^[1-9]\d{0,5}$/.test(value) ? Number(value) : null;

/** A condition's value as the address has it, or undefined where it may not be that. */
function conditionOf(condition: Condition, text: string | null): string | undefined {
  const value = text?.trim() ?? '';
  if (value === '') return undefined;
  return condition === 'text' || condition.includes(value) ? value : undefined;
}

/**
 * How a list is in its address and in the parameters of its call. What a person mistyped in the address falls
 * back to its default; defaults are left out, so that a fresh list has a plain address.
 */
export function listQuery<const F extends Conditions, const S extends string = never>({
  filters,
  sort: sortable = [],
  pageSize = 20,
  pageSizes = [10, 20, 50, 100, 200],
  names = {},
}: ListQueryOptions<F, S>): ListQuery<F, S> {
  const conditions = Object.entries(filters ?? {});
  const inAddress = (name: string): string => (names as Record<string, string>)[name] ?? name;
  const first: ListState<F, S> = { pageNum: 1, pageSize, filters: {}, sort: null };

  const sortOf = (text: string | null): Sort<S> | null => {
    const field = sortable.find((name) => name === text?.replace(/^-/, ''));
    return field ? { field, direction: text?.startsWith('-') ? 'desc' : 'asc' } : null;
  };
  const written = ({ field, direction }: Sort<S>): S | `-${S}` =>
    direction === 'desc' ? `-${field}` : field;
  const set = (state: ListState<F, S>): [string, string][] =>
    conditions.flatMap(([name]) => {
      const value = (state.filters as Record<string, string | undefined>)[name];
      return value ? [[name, value] as [string, string]] : [];
    });

  return {
    pageSizes,
    sortable,
    first,
    parse(search) {
      const size = positive(search.get('size'));
      const values = conditions.flatMap(([name, condition]) => {
        const value = conditionOf(condition, search.get(inAddress(name)));
        return value === undefined ? [] : [[name, value]];
      });
      return {
        pageNum: positive(search.get('page')) ?? 1,
        pageSize: size !== null && pageSizes.includes(size) ? size : pageSize,
        filters: Object.fromEntries(values) as FilterValues<F>,
        sort: sortOf(search.get('sort')),
      };
    },
    format(state) {
      const search = new URLSearchParams(
        set(state).map(([name, value]) => [inAddress(name), value]),
      );
      if (state.sort) search.set('sort', written(state.sort));
      if (state.pageNum !== 1) search.set('page', String(state.pageNum));
      if (state.pageSize !== pageSize) search.set('size', String(state.pageSize));
      return search;
    },
    params: (state) =>
      ({
        pageNum: state.pageNum,
        pageSize: state.pageSize,
        ...Object.fromEntries(set(state)),
        ...(state.sort && { sort: written(state.sort) }),
      }) as ListParams<F, S>,
    isFiltered: (state) => set(state).length > 0,
  };
}
