import type {
  Api,
  coreModuleName,
  MutationDefinition,
  QueryDefinition,
} from '@reduxjs/toolkit/query';
import type { reactHooksModuleName } from '@reduxjs/toolkit/query/react';
import type { AnswerOf, ArgsOf, ReadName, ShortName, WriteName } from './call-names';
import type { contractQuery } from './contract-query';
import type { Tag } from './tags';

export type Query = typeof contractQuery;

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

/** Members that the page's build of RTK Query lacks (ADR 0035). */
type OmittedMember = 'patchQueryData' | 'updateQueryData' | 'upsertQueryData';

/** Endpoints and hooks by the short names of the calls: `user.findByCondition` is `useUserFindByConditionQuery`. */
export type ContractApi<R, W> = Omit<
  WholeApi<R, W>,
  'enhanceEndpoints' | 'injectEndpoints' | 'util'
> & {
  readonly util: Omit<WholeApi<R, W>['util'], OmittedMember>;
  /**
   * Adds the calls of a page's own chunk, so that the first page does not load them. Existing calls are not
   * changed.
   */
  with<const R2 extends ReadName, const W2 extends WriteName = never>(
    calls: ContractCalls<R2, W2>,
  ): ContractApi<R | R2, W | W2>;
};

export interface ContractCalls<R extends ReadName, W extends WriteName> {
  readonly reads: readonly R[];
  readonly writes?: readonly W[];
  /** Reads whose failure the page shows itself, so that it is not toasted. */
  readonly withoutToast?: readonly NoInfer<R>[];
}
