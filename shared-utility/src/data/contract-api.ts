import { buildCreateApi, coreModule, type EndpointBuilder } from '@reduxjs/toolkit/query';
import { reactHooksModule } from '@reduxjs/toolkit/query/react';
import type { ReadName, WriteName } from './call-names';
import type { ContractApi, ContractCalls, Query } from './contract-api-types';
import { type ContractCall, contractQuery } from './contract-query';
import { dataHooks } from './data-context';
import { changedBy, providedBy, type Tag } from './tags';

const create = buildCreateApi(coreModule(), reactHooksModule({ hooks: dataHooks }));

/** `user.delete` → `userDelete` */
const shortName = (name: string): string =>
  name.replace(/\.(.)/, (_, first: string) => first.toUpperCase());

type Builder = EndpointBuilder<Query, Tag, 'contract'>;

const tagsOf = ({ reads, writes = [] }: ContractCalls<ReadName, WriteName>): Tag[] => [
  ...new Set([...reads, ...writes].flatMap((name) => changedBy(name))),
];

/** @param calls names of the calls, and which reads are not toasted */
function endpointsOf(
  { reads, writes = [], withoutToast = [] }: ContractCalls<ReadName, WriteName>,
  build: Builder,
) {
  const query =
    (name: string) =>
    (params: object | undefined): ContractCall => ({ name, params });
  const read = (name: ReadName) =>
    build.query<unknown, object | undefined>({
      query: query(name),
      extraOptions: { toast: !withoutToast.includes(name) },
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
 * Reads and writes of the contract by name, with a cache in the store of `DataProvider`. An app has one api with
 * the calls that it uses; pages in chunks of their own add theirs (`with`). Data stay cached while a component
 * shows them, and components with the same call share it. A successful write refetches what it changed (`tags.ts`)
 * where that is shown. A failed read is toasted by `api`; a failed write is not, since the page shows it.
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
    const { reads, writes = [], withoutToast } = more;
    const newCalls = { reads: reads.filter(isNew), writes: writes.filter(isNew), withoutToast };
    api
      .enhanceEndpoints({ addTagTypes: tagsOf(newCalls) })
      .injectEndpoints({ endpoints: (build: Builder) => endpointsOf(newCalls, build) });
    return api;
  };
  return Object.assign(api, { with: withMore }) as unknown as ContractApi<R, W>;
}
