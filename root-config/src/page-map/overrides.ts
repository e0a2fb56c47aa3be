import { isAllowedAddress } from './hosts';
import {
  EXTERNAL,
  isSafeMode,
  isToolingOn,
  keysOf,
  PREFIX,
  type Store,
  SWITCH,
} from './override-keys';

/** A module that this browser takes from elsewhere, for a tester. */
export interface Override {
  readonly module: string;
  readonly address: string;
  /** Only where the link that brought it carried one. */
  readonly integrity?: string;
  /** The external map that it is a line of, as it is stored. */
  readonly map?: string;
}

const INTEGRITY = 'import-map-override-integrity:';
/** A list of names whose overrides rest, as import-map-overrides keeps it. */
export const RESTING = 'import-map-overrides-disabled';

/** Browsers pass over what is no digest, and check nothing: such a text counts as none. */
const isDigest = (text: string): boolean =>
  text.split(/\s+/).some((part) => /^sha(256|384|512)-[A-Za-z0-9+/]+={0,2}$/.test(part));

/** A port of this computer means what import-map-overrides makes of it: `@scope/name` is `scope-name.js` there. */
const expand = (module: string, address: string): string =>
  /^\d+$/.test(address)
    ? `http://localhost:${address}/${module.replaceAll('@', '').replaceAll('/', '-')}.js`
    : address;

/** What is stored, whether it applies or not. Keys are those of import-map-overrides. */
export function storedOverrides(store: Store): Override[] {
  return keysOf(store)
    .filter((key) => key.startsWith(PREFIX))
    .map((key) => {
      const module = key.slice(PREFIX.length);
      const integrity = store.getItem(INTEGRITY + module) ?? '';
      const address = expand(module, store.getItem(key) ?? '');
      return { module, address, ...(isDigest(integrity) && { integrity }) };
    })
    .filter(({ module, address }) => module !== '' && address !== '');
}

/** Modules whose overrides are kept without being used. What is stored may be anybody's: no list is an empty one. */
export function restingOverrides(store: Store): string[] {
  try {
    const raw: unknown = JSON.parse(store.getItem(RESTING) ?? '[]');
    return Array.isArray(raw) ? raw.map(String) : [];
  } catch {
    return [];
  }
}

/** Lets an override rest without forgetting it, or takes it into use again. */
export function disableOverride(store: Store, module: string, rests: boolean): void {
  const others = restingOverrides(store).filter((value) => value !== module);
  const list = rests ? [...others, module] : others;
  if (list.length > 0) store.setItem(RESTING, JSON.stringify(list));
  else store.removeItem(RESTING);
}

export function storeOverride(store: Store, { module, address, integrity }: Override): void {
  switchOn(store);
  store.setItem(PREFIX + module, address);
  disableOverride(store, module, false);
  if (integrity) store.setItem(INTEGRITY + module, integrity);
  else store.removeItem(INTEGRITY + module);
}

export function removeOverride(store: Store, module: string): void {
  store.removeItem(PREFIX + module);
  disableOverride(store, module, false);
  store.removeItem(INTEGRITY + module);
}

export function removeAllOverrides(store: Store): void {
  for (const { module } of storedOverrides(store)) removeOverride(store, module);
  store.removeItem(EXTERNAL);
  // names of modules that only an external map took from elsewhere
  store.removeItem(RESTING);
}

/** Takes what is stored into use, from the next load of the page on. */
export const switchOn = (store: Store): void => store.setItem(SWITCH, 'true');

export interface OverrideRules {
  /** Off in production unless its configuration allows them. */
  readonly allowed: boolean;
  readonly hosts: readonly string[];
  readonly page: Pick<Location, 'origin' | 'href' | 'search'>;
}

/**
 * The overrides that apply to this page: switched on, not at rest, allowed, and to an allowed address.
 *
 * @param external lines of external maps, which those of the storage go before
 */
export function activeOverrides(
  store: Store,
  rules: OverrideRules,
  external: readonly Override[] = [],
): Override[] {
  if (!rules.allowed || !isToolingOn(store) || isSafeMode(rules.page.search)) return [];
  const resting = restingOverrides(store);
  const stored = storedOverrides(store);
  const others = external.filter(
    ({ module }) => !stored.some((override) => override.module === module),
  );
  return [...others, ...stored].filter(
    ({ module, address }) =>
      !resting.includes(module) && isAllowedAddress(address, rules.hosts, rules.page),
  );
}
