import { loadedOf } from '@edu/shared-utility/data';
import { data } from '../../../common/data';
import { flatten } from '../../../common/tree/tree-data';

interface NamedItem {
  readonly id: string;
  readonly name: string;
}

/** Options of a field with several ids. */
export interface ManyOptions {
  readonly list: readonly NamedItem[];
  readonly loading: boolean;
  /** Whether they could not be loaded. */
  readonly failed: boolean;
}

function optionsOf(
  options: readonly NamedItem[] | undefined,
  current: readonly NamedItem[],
  state: Pick<ManyOptions, 'loading' | 'failed'>,
): ManyOptions {
  // Present values keep their names, whether or not they may be granted.
  const list = [
    ...(options ?? []),
    ...current.filter(({ id }) => !options?.some((named) => named.id === id)),
  ];
  return { ...state, list };
}

/** Roles that the caller may grant. */
export function useRoleOptions(current: readonly NamedItem[] = []): ManyOptions {
  const load = loadedOf(data.useRoleFindQuery());
  const failed = load.status === 'failed';
  return optionsOf(failed ? [] : load.data, current, {
    failed,
    loading: load.status === 'loading',
  });
}

/** Branches of the organisation. */
export function useBranchOptions(current: readonly NamedItem[] = []): ManyOptions {
  const load = loadedOf(data.useBranchGetTreeQuery());
  const failed = load.status === 'failed';
  const options = failed ? [] : flatten(load.data ?? []);
  return optionsOf(options, current, { failed, loading: load.status === 'loading' });
}
