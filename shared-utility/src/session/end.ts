import { page } from '../environment';
import { emit } from '../events';
import { context } from '../storage';
import { currentPath, loginUrl } from './login-address';

let ended = false;
let held = false;

/** The end of the session happens once a page, however many calls report it. */
function endOnce(reason: 'logout' | 'expired', target: string): void {
  if (ended || (held && reason === 'expired')) return;
  ended = true;
  context.clear();
  emit('session:ended', { reason });
  page.assign(target);
}

/** The server no longer knows the token: clears, then goes to login with the way back (§8). */
export function expire(): void {
  // The flow's flag is read before the storage is cleared (design §3, "Session end").
  endOnce('expired', loginUrl(currentPath()));
}

/** In the storage for a moment only: the other tabs hear of it. */
export const farewell = 'session:farewell';

/** Another tab has logged out: so has this one, without a word of its own. */
export function followLogout(): void {
  endOnce('logout', '/entrance');
}

/** A person logs out, which a tab that waits for a password has to tell from a session found ended. */
export function endByLogout(): void {
  try {
    window.localStorage.setItem(farewell, '1');
    window.localStorage.removeItem(farewell);
  } catch {
    // Without a storage no other tab is in this session.
  }
  followLogout();
}

/** A new login, or a page that the browser brought back from its cache, may end again. */
export function rearm(): void {
  ended = false;
}

/**
 * While the frame asks for the password in place, calls that learn of the ended session do not take
 * the person's page away. The returned function ends that.
 */
export function hold(): () => void {
  held = true;
  return () => {
    held = false;
    rearm();
  };
}

/** Whether somebody waits for the person's password in place. */
export const isHeld = (): boolean => held;
