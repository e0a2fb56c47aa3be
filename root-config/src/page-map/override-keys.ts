/**
 * What is stored in this browser for testers, and what an address may ask for: all that an ordinary page has to look
 * for.
 */

/** Keys of import-map-overrides: this prefix and a module's name lead to its address. */
export const PREFIX = 'import-map-override:';
/** A list of addresses of maps whose lines go before the platform's, as import-map-overrides keeps it. */
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

/** Whether anything is stored at all, of whatever use. */
export const hasOverrides = (store: Store): boolean =>
  keysOf(store).some((key) => key.startsWith(PREFIX) || key === EXTERNAL);

/** Of the tab: the address loses its query with the first navigation within the page. */
export const SAFE_MODE = 'keep:safe-mode';

/**
 * `?safe-mode` starts the page without any override, without forgetting them, and the tab goes on so until it is left.
 */
export const isSafeMode = (search: string): boolean =>
  new URLSearchParams(search).has('safe-mode') || window.sessionStorage.getItem(SAFE_MODE) !== null;
