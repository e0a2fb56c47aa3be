import type { SessionOver } from '../contract';
import { page } from '../environment';
import { emit } from '../events';
import type { ApiError } from '../http';
import { context, type SessionEnd } from '../storage';
import { loginUrl, returnAddress } from './login-address';

let ended = false;
let isDeferred = false;

/** The end of the session happens once a page, however many calls report it. */
function endSessionOnce(
  reason: 'logout' | 'expired',
  target: string,
  reasonText: SessionEnd | null,
): void {
  if (ended || (isDeferred && reason === 'expired')) return;
  ended = true;
  const user = context.get('userInfo');
  // after a change of the password the same person goes on
  context.clear(reason === 'logout' && reasonText !== 'password');
  if (reasonText !== null) context.set('sessionEnd', reasonText);
  // who has just typed a password logs in next; after any other end somebody else may sit there
  if (reasonText === 'password') {
    context.set('returningAccount', user?.accountPhone || user?.accountMail || null);
  }
  emit('session:ended', { reason });
  page.assign(target);
}

/** The server no longer knows the token: clears, then goes to login, which says why (specification §8). */
export function expire(reason: SessionEnd = 'expired'): void {
  // The flow's flag is read before the storage is cleared (architecture §3, "Session end").
  endSessionOnce('expired', loginUrl(returnAddress()), reason);
}

/** What the server says of a session that is over; without a word of it, that it has run out. */
export function endReason({ data }: Pick<ApiError, 'data'>): SessionEnd {
  const { ended: word } = Object(data);
  const known: readonly SessionOver['ended'][] = ['elsewhere', 'organ', 'tenant'];
  return known.find((item) => item === word) ?? 'expired';
}

/** In the storage for a moment only: the other tabs hear of it. */
export const logoutKey = 'session:farewell';

/** The session has ended in another tab: so it has in this one. The log-in leads back here, and says for whom. */
export function followLogout(): void {
  const whose = `?of=${context.get('userInfo')?.userId}&`;
  endSessionOnce('logout', loginUrl(returnAddress()).replace('?', whose), 'otherTab');
}

/** A person logs out, which a tab that waits for a password has to tell from a session found ended. */
export function endByLogout(reason: SessionEnd | null = null): void {
  try {
    window.localStorage.setItem(logoutKey, '1');
    window.localStorage.removeItem(logoutKey);
  } catch {
    // Without a storage no other tab is in this session.
  }
  endSessionOnce('logout', '/entrance', reason);
}

/** A new login, or a page that the browser brought back from its cache, may end again. */
export function reset(): void {
  ended = false;
}

/**
 * While the frame asks for the password in place, calls that learn of the ended session do not take
 * the person's page away. The returned function ends that.
 */
export function deferEnd(): () => void {
  isDeferred = true;
  return () => {
    isDeferred = false;
  };
}

/** Whether somebody waits for the person's password in place. */
export const isEndDeferred = (): boolean => isDeferred;
