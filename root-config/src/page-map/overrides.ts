import { isAllowedAddress } from './hosts';

/** A module that this browser takes from elsewhere, for a tester. */
export interface Override {
  readonly module: string;
  readonly address: string;
  /** Only where the link that brought it carried one. */
  readonly integrity?: string;
}

const PREFIX = 'import-map-override:';
const INTEGRITY = 'import-map-override-integrity:';
/** Testers switch the tools on with this key; without it no override applies. */
const SWITCH = 'devtools';

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

function keysOf(store: Store): string[] {
  return Array.from({ length: store.length }, (_, index) => store.key(index) ?? '');
}

export const isToolingOn = (store: Store): boolean => store.getItem(SWITCH) === 'true';

/** Browsers pass over what is no digest, and check nothing: such a text counts as none. */
const isDigest = (text: string): boolean =>
  text.split(/\s+/).some((one) => /^sha(256|384|512)-[A-Za-z0-9+/]+={0,2}$/.test(one));

/** What is stored, whether it applies or not. Keys are those of import-map-overrides. */
export function storedOverrides(store: Store): Override[] {
  return keysOf(store)
    .filter((key) => key.startsWith(PREFIX))
    .map((key) => {
      const module = key.slice(PREFIX.length);
      const integrity = store.getItem(INTEGRITY + module) ?? '';
      const address = store.getItem(key) ?? '';
      return { module, address, ...(isDigest(integrity) && { integrity }) };
    })
    .filter(({ module, address }) => module !== '' && address !== '');
}

export function storeOverride(store: Store, { module, address, integrity }: Override): void {
  store.setItem(SWITCH, 'true');
  store.setItem(PREFIX + module, address);
  if (integrity) store.setItem(INTEGRITY + module, integrity);
  else store.removeItem(INTEGRITY + module);
}

export function removeOverride(store: Store, module: string): void {
  store.removeItem(PREFIX + module);
  store.removeItem(INTEGRITY + module);
}

export function removeAllOverrides(store: Store): void {
  for (const { module } of storedOverrides(store)) removeOverride(store, module);
}

export interface OverrideRules {
  /** Off in production unless its configuration allows them. */
  readonly allowed: boolean;
  readonly hosts: readonly string[];
  readonly page: Pick<Location, 'origin' | 'href' | 'search'>;
}

/** `?safe-mode` starts the page without any override, without forgetting them. */
export const isSafeMode = (search: string): boolean => new URLSearchParams(search).has('safe-mode');

/** The overrides that apply to this page: switched on, allowed, and to an allowed address. */
export function activeOverrides(store: Store, rules: OverrideRules): Override[] {
  if (!rules.allowed || !isToolingOn(store) || isSafeMode(rules.page.search)) return [];
  return storedOverrides(store).filter(({ address }) =>
    isAllowedAddress(address, rules.hosts, rules.page),
  );
}
