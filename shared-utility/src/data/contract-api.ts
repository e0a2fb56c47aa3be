import {
  type Api,
  buildCreateApi,
  coreModule,
  type coreModuleName,
  type EndpointBuilder,
  type MutationDefinition,
  type QueryDefinition,
} from '@reduxjs/toolkit/query';
import { reactHooksModule, type reactHooksModuleName } from '@reduxjs/toolkit/query/react';
import type { AnswerOf, ArgsOf, ReadName, ShortName, WriteName } from './call-names';
import { type ContractCall, contractQuery } from './contract-query';
import { dataHooks } from './data-context';
import { changedBy, providedBy, type Tag } from './tags';

type Query = typeof contractQuery;

type Definitions<R, W> = {
  [N in R as ShortName<N>]: QueryDefinition<ArgsOf<N>, Query, Tag, AnswerOf<N>, 'contract'>;
} & {
  [N in W as ShortName<N>]: MutationDefinition<ArgsOf<N>, Query, Tag, AnswerOf<N>, 'contract'>;
};

type WholeApi<R, W> = Api<
  Query,
  Definitions<R, W>,
  'contract',
  Tag,
  typeof coreModuleName | typeof reactHooksModuleName
>;

/** What the page's build of RTK Query is without (ADR 0035). */
type LeftOut = 'patchQueryData' | 'updateQueryData' | 'upsertQueryData';

/** Endpoints and hooks by the short names of the calls: `user.findByCondition` is `useUserFindByConditionQuery`. */
export type ContractApi<R, W> = Omit<
  WholeApi<R, W>,
  'enhanceEndpoints' | 'injectEndpoints' | 'util'
> & {
  readonly util: Omit<WholeApi<R, W>['util'], LeftOut>;
  /**
   * The same api with calls that the chunk of a page brings, so that the first page does not pay for them. A call that it
   * has already stays as it is.
   */
  with<const R2 extends ReadName, const W2 extends WriteName = never>(
    calls: ContractCalls<R2, W2>,
  ): ContractApi<R | R2, W | W2>;
};

export interface ContractCalls<R extends ReadName, W extends WriteName> {
  readonly reads: readonly R[];
  readonly writes?: readonly W[];
  /** Reads whose failure has its place on the page and is not toasted besides. */
  readonly quiet?: readonly NoInfer<R>[];
}

const create = buildCreateApi(coreModule(), reactHooksModule({ hooks: dataHooks }));

/** `user.delete` → `userDelete` */
const shortName = (name: string): string =>
  name.replace(/\.(.)/, (_, first: string) => first.toUpperCase());

type Builder = EndpointBuilder<Query, Tag, 'contract'>;

const tagsOf = ({ reads, writes = [] }: ContractCalls<ReadName, WriteName>): Tag[] => [
  ...new Set([...reads, ...writes].flatMap((name) => changedBy(name))),
];

/** @param calls names, and which of the reads are not toasted */
function endpointsOf(
  { reads, writes = [], quiet = [] }: ContractCalls<ReadName, WriteName>,
  build: Builder,
) {
  const query =
    (name: string) =>
    (params: object | undefined): ContractCall => ({ name, params });
  const read = (name: ReadName) =>
    build.query<unknown, object | undefined>({
      query: query(name),
      extraOptions: { toast: !quiet.includes(name) },
      providesTags: [providedBy(name)],
    });
  const write = (name: WriteName) =>
    build.mutation<unknown, object | undefined>({
      query: query(name),
      extraOptions: { toast: false },
      invalidatesTags: (_, error) => (error ? [] : changedBy(name)),
    });
  return Object.fromEntries([
    ...reads.map((name) => [shortName(name), read(name)]),
    ...writes.map((name) => [shortName(name), write(name)]),
  ]);
}

/**
 * Reads and writes of the contract by their names, with a cache in the store of `DataProvider`. An app has one,
 * made of the calls that it uses; pages in chunks of their own add theirs (`with`). What was read lives for as long as
 * somebody shows it; components that show the same share one call. A write that succeeded makes what it changed
 * (`tags.ts`) be read again where it is shown; one that was refused changes nothing. A failed read is toasted by `api`
 * as ever, a failed write is not: its answer has its place on the page.
 */
export function contractApi<const R extends ReadName, const W extends WriteName = never>(
  calls: ContractCalls<R, W>,
): ContractApi<R, W> {
  const api = create({
    reducerPath: 'contract',
    baseQuery: contractQuery,
    tagTypes: tagsOf(calls),
    keepUnusedDataFor: 0,
    endpoints: (build: Builder) => endpointsOf(calls, build),
  });
  const withMore = (more: ContractCalls<ReadName, WriteName>) => {
    const isNew = (name: string) => !(shortName(name) in api.endpoints);
    const { reads, writes = [], quiet } = more;
    const fresh = { reads: reads.filter(isNew), writes: writes.filter(isNew), quiet };
    api
      .enhanceEndpoints({ addTagTypes: tagsOf(fresh) })
      .injectEndpoints({ endpoints: (build: Builder) => endpointsOf(fresh, build) });
    return api;
  };
  return Object.assign(api, { with: withMore }) as unknown as ContractApi<R, W>;
}
