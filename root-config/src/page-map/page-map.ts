import type { ModuleFormat } from '../module-loader/formats';
import type { Override } from './overrides';
import { isInRollout, type Rollout, type RolloutSubject, readRollouts } from './rollout';
import type { ServedMap } from './served-map';

/** What this page uses of it, and why each address is what it is. */
export interface PageMap {
  /** ETag of the map; null when the server sends none. */
  readonly revision: string | null;
  /** Address that the map was read from; relative addresses start there. */
  readonly base: string;
  /** `Link` header that came with it. */
  readonly link?: string | null;
  readonly map: System.ImportMap;
  readonly overrides: readonly Override[];
  readonly rollouts: readonly Rollout[];
  readonly formats?: Record<string, ModuleFormat>;
  readonly menu?: number | undefined;
}

/** The page's own view: rollouts that this person is in, then the tester's overrides on top. */
export function composeMap(
  served: ServedMap,
  subject: RolloutSubject,
  overrides: readonly Override[],
): Omit<PageMap, 'revision' | 'base' | 'link'> {
  const imports = { ...served.imports };
  const integrity = { ...served.integrity };
  const formats = { ...served.formats };
  const rollouts = readRollouts(served.rollouts).filter(
    (rollout) => Object.hasOwn(imports, rollout.module) && isInRollout(rollout, subject),
  );
  for (const { module, address, integrity: digest } of rollouts) {
    imports[module] = address;
    if (digest) integrity[address] = digest;
  }
  for (const { module, address, integrity: digest } of overrides) {
    imports[module] = address;
    delete integrity[address];
    // a tester's build changes all the time
    delete formats[address];
    if (digest) integrity[address] = digest;
  }
  const { scopes, menu } = served;
  const map = { imports, integrity, ...(scopes && { scopes }) };
  return { map, overrides, rollouts, formats, menu };
}
