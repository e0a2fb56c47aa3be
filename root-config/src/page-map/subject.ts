import { tryToStore } from '../try-to-store';
import type { RolloutSubject } from './rollout';

/** Key of this browser's random id; outlives sessions and identifies no person. */
const BROWSER_ID = 'keep:rollout-browser';
/** Key of the logged-in person's user id; removed with the session. */
const USER_ID = 'rollout-user';

type Store = Pick<Storage, 'getItem' | 'setItem'>;

function browserId(store: Store): string {
  const cached = store.getItem(BROWSER_ID);
  if (cached) return cached;
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  tryToStore(store, BROWSER_ID, hex);
  return hex;
}

/** Whose bucket counts: the person's, or before a log-in the browser's. */
export function rolloutSubject(store: Store, host: string): RolloutSubject {
  const userId = store.getItem(USER_ID);
  return { key: userId ?? browserId(store), userId, host };
}

export function rememberUser(store: Store, userId: string): void {
  tryToStore(store, USER_ID, userId);
}
