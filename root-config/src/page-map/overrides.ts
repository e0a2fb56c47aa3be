import { EXTERNAL, keysOf, PREFIX, type Store, SWITCH } from './override-keys';

/** A module with another address in this browser, for a tester. */
export interface Override {
  readonly module: string;
  readonly address: string;
  /** The digest, if the share link had one. */
  readonly integrity?: string;
  /** Address of the external map that it comes from, as it is stored. */
  readonly map?: string;
}

const INTEGRITY = 'import-map-override-integrity:';

/** Key of the list of paused overrides, in import-map-overrides' format. */
export const PAUSED_OVERRIDES_KEY = 'import-map-overrides-disabled';

/** Browsers ignore an invalid digest and then check nothing, so it counts as absent. */
const isDigest = (text: string): boolean =>
  text.split(/\s+/).some((part) => /^sha(256|384|512)-[A-Za-z0-9+/]+={0,2}$/.test(part));

/** Expands a port of this computer as import-map-overrides does: `@scope/name` is `scope-name.js` there. */
const expand = (module: string, address: string): string =>
  /^\d+$/.test(address)
    ? `http://localhost:${address}/${module.replaceAll('@', '').replaceAll('/', '-')}.js`
    : address;

/** All stored overrides, in use or not; the keys are those of import-map-overrides. */
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

/** Modules with paused overrides. An invalid stored value counts as an empty list. */
export function pausedOverrides(store: Store): string[] {
  try {
    const raw: unknown = JSON.parse(store.getItem(PAUSED_OVERRIDES_KEY) ?? '[]');
    return Array.isArray(raw) ? raw.map(String) : [];
  } catch {
    return [];
  }
}

/** Pauses an override without removing it, or resumes it. */
export function disableOverride(store: Store, module: string, isPaused: boolean): void {
  const others = pausedOverrides(store).filter((value) => value !== module);
  const list = isPaused ? [...others, module] : others;
  if (list.length > 0) store.setItem(PAUSED_OVERRIDES_KEY, JSON.stringify(list));
  else store.removeItem(PAUSED_OVERRIDES_KEY);
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
  // It may also name modules that only an external map overrides.
  store.removeItem(PAUSED_OVERRIDES_KEY);
}

/** Switches overrides on; they apply from the next page load. */
export const switchOn = (store: Store): void => store.setItem(SWITCH, 'true');
