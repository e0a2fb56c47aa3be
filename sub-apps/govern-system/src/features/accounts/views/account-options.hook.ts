import { loadedOf } from '@edu/shared-utility/data';
import { data } from '../../../common/data';
import { flatten } from '../../../common/tree/tree-data';
import { phrases as appWords } from '../../../phrases';

interface Named {
  readonly id: string;
  readonly name: string;
}

/** What may be chosen for a field that holds several ids. */
export interface ManyOptions {
  readonly list: readonly Named[];
  readonly loading: boolean;
  /** They did not come. */
  readonly failed: boolean;
  /** The names of ids, as a person reads them. */
  readonly textOf: (ids: unknown) => string;
}

function optionsOf(
  known: readonly Named[] | undefined,
  kept: readonly Named[],
  state: Pick<ManyOptions, 'loading' | 'failed'>,
): ManyOptions {
  // what a person has already stays readable, whether or not it may be given
  const list = [...(known ?? []), ...kept.filter(({ id }) => !known?.some((one) => one.id === id))];
  const names = new Map(list.map(({ id, name }) => [id, name]));
  const textOf = (ids: unknown): string =>
    (ids as readonly string[]).map((id) => names.get(id) ?? id).join(' · ') ||
    appWords.t('form.none');
  return { ...state, list, textOf };
}

/** Roles that the caller may give. */
export function useRoleOptions(kept: readonly Named[] = []): ManyOptions {
  const load = loadedOf(data.useRoleFindQuery());
  const failed = load.status === 'failed';
  return optionsOf(failed ? [] : load.data, kept, { failed, loading: load.status === 'loading' });
}

/** Branches of the organisation. */
export function useBranchOptions(kept: readonly Named[] = []): ManyOptions {
  const load = loadedOf(data.useBranchGetTreeQuery());
  const failed = load.status === 'failed';
  const known = failed ? [] : flatten(load.data ?? []);
  return optionsOf(known, kept, { failed, loading: load.status === 'loading' });
}
