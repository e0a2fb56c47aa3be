/** Storage keys and query parameters of overrides: all that an ordinary page has to check. */

/** Key prefix of import-map-overrides; followed by a module's name, its value is the address. */
export const PREFIX = 'import-map-override:';
/** Key of a list of maps whose entries win over the platform's, in import-map-overrides' format. */
export const EXTERNAL = 'import-map-overrides-external-maps';
/** Testers switch the tools on with this key; without it no override applies. */
export const SWITCH = 'devtools';
/** Query key of a link that offers an override. */
export const SHARE_KEY = 'override-link';

export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

export function keysOf(store: Store): string[] {
  return Array.from({ length: store.length }, (_, index) => store.key(index) ?? '');
}

export const isToolingOn = (store: Store): boolean => store.getItem(SWITCH) === 'true';

/** Whether any override is stored, in use or not. */
export const hasOverrides = (store: Store): boolean =>
  keysOf(store).some((key) => key.startsWith(PREFIX) || key === EXTERNAL);

/** In the session storage, because the address loses its query at the first navigation within the page. */
export const SAFE_MODE = 'keep:safe-mode';

/**
 * Whether the page starts without overrides. `?safe-mode` keeps them stored, and applies to the tab until it is
 * ended.
 */
export const isSafeMode = (search: string): boolean =>
  new URLSearchParams(search).has('safe-mode') || window.sessionStorage.getItem(SAFE_MODE) !== null;
