import type { ModuleFormat } from '../module-loader/formats';
import type { Override } from './overrides';
import { isInRollout, type Rollout, type RolloutSubject, readRollouts } from './rollout';
import type { ServedMap } from './served-map';

/** The import map of this page, with the origin of each address. */
export interface PageMap {
  /** ETag of the map; null when the server sends none. */
  readonly revision: string | null;
  /** Address that the map was fetched from; relative addresses start there. */
  readonly base: string;
  /** `Link` header of the response. */
  readonly link?: string | null;
  readonly map: System.ImportMap;
  readonly overrides: readonly Override[];
  readonly rollouts: readonly Rollout[];
  readonly formats?: Record<string, ModuleFormat>;
  readonly menu?: number | undefined;
}

/** Composes the page's map: the served one, then rollouts for this person, then a tester's overrides. */
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
    // The format of a tester's build may change at any time.
    delete formats[address];
    if (digest) integrity[address] = digest;
  }
  const { scopes, menu } = served;
  const map = { imports, integrity, ...(scopes && { scopes }) };
  return { map, overrides, rollouts, formats, menu };
}
