import { isAllowedAddress } from './hosts';
import { isSafeMode, isToolingOn, type Store } from './override-keys';
import { type Override, pausedOverrides, storedOverrides } from './overrides';

export interface OverrideRules {
  /** Off in production unless its configuration allows them. */
  readonly allowed: boolean;
  readonly hosts: readonly string[];
  readonly page: Pick<Location, 'origin' | 'href' | 'search'>;
}

/**
 * The overrides that apply to this page: tools switched on, not paused, allowed, and with an allowed address.
 *
 * @param external entries of external maps; stored overrides win over them
 */
export function activeOverrides(
  store: Store,
  rules: OverrideRules,
  external: readonly Override[] = [],
): Override[] {
  if (!rules.allowed || !isToolingOn(store) || isSafeMode(rules.page.search)) return [];
  const paused = pausedOverrides(store);
  const stored = storedOverrides(store);
  const others = external.filter(
    ({ module }) => !stored.some((override) => override.module === module),
  );
  return [...others, ...stored].filter(
    ({ module, address }) =>
      !paused.includes(module) && isAllowedAddress(address, rules.hosts, rules.page),
  );
}
