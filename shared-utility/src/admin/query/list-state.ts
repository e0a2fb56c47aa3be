/** Type of a filter: any text, or one of these values. */
export type Condition = 'text' | readonly string[];

export type Conditions = Readonly<Record<string, Condition>>;

/** Values by filter; a filter that is not set is left out. */
export type FilterValues<F extends Conditions> = {
  readonly [K in keyof F]?: F[K] extends readonly (infer V)[] ? V : string;
};

export interface Sort<S extends string = string> {
  readonly field: S;
  readonly direction: 'asc' | 'desc';
}

/** The state of a list, all of which is in the address. */
export interface ListState<F extends Conditions = Conditions, S extends string = string> {
  readonly pageNum: number;
  readonly pageSize: number;
  readonly filters: FilterValues<F>;
  /** Null for the server's default order. */
  readonly sort: Sort<S> | null;
}

/** Parameters of the call: filters and page; `sort` is `name` or, descending, `-name`. */
export type ListParams<F extends Conditions, S extends string> = {
  pageNum: number;
  pageSize: number;
  sort?: S | `-${S}`;
} & FilterValues<F>;

/** The order after a click on a column's heading: ascending, descending, default. */
export function nextSort<S extends string>(current: Sort<S> | null, field: S): Sort<S> | null {
  if (current?.field !== field) return { field, direction: 'asc' };
  return current.direction === 'asc' ? { field, direction: 'desc' } : null;
}
