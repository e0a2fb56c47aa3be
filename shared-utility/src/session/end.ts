import type { SessionOver } from '../contract';
import { page } from '../environment';
import { emit } from '../events';
import type { ApiError } from '../http';
import { context, type SessionEnd } from '../storage';
import { loginUrl, returnAddress } from './login-address';

let ended = false;
let isDeferred = false;

/** Ends the session once a page, however many calls report it. */
function endSessionOnce(
  reason: 'logout' | 'expired',
  target: string,
  reasonText: SessionEnd | null,
): void {
  if (ended || (isDeferred && reason === 'expired')) return;
  ended = true;
  const user = context.get('userInfo');
  // After a change of the password the same person continues, so drafts stay.
  context.clear(reason === 'logout' && reasonText !== 'password');
  if (reasonText !== null) context.set('sessionEnd', reasonText);
  // The account is only filled in after a change of the password; after other ends somebody else may use the
  // device.
  if (reasonText === 'password') {
    context.set('returningAccount', user?.accountPhone || user?.accountMail || null);
  }
  emit('session:ended', { reason });
  page.assign(target);
}

/**
 * The server no longer knows the token: clears the storage and goes to the login page, which shows the reason
 * (specification §8).
 */
export function expire(reason: SessionEnd = 'expired'): void {
  // The flow's flag must be read before the storage is cleared (architecture §3, "Session end").
  endSessionOnce('expired', loginUrl(returnAddress()), reason);
}

/** The server's reason for the end of a session; `expired` where it gives none. */
export function endReason({ data }: Pick<ApiError, 'data'>): SessionEnd {
  const { ended: word } = Object(data);
  const reasons: readonly SessionOver['ended'][] = ['elsewhere', 'organ', 'tenant'];
  return reasons.find((item) => item === word) ?? 'expired';
}

/** Storage key, set only for a moment to notify other tabs. */
export const logoutKey = 'session:farewell';

/**
 * Ends the session of this tab after another tab's log-out. The log-in returns here, if the same person logs in.
 */
export function followLogout(): void {
  const userQuery = `?of=${context.get('userInfo')?.userId}&`;
  endSessionOnce('logout', loginUrl(returnAddress()).replace('?', userQuery), 'otherTab');
}

/**
 * Ends the session by a log-out; a tab that asks for the password in place has to distinguish it from an expired
 * session.
 */
export function endByLogout(reason: SessionEnd | null = null): void {
  try {
    localStorage.setItem(logoutKey, '1');
    localStorage.removeItem(logoutKey);
  } catch {
    // Without storage no other tab shares this session.
  }
  endSessionOnce('logout', '/entrance', reason);
}

/** Allows another end, after a new login or when the browser restores a page from its cache. */
export function reset(): void {
  ended = false;
}

/**
 * While the frame asks for the password in place, calls that notice the ended session do not leave the page. The
 * returned function ends this.
 */
export function deferEnd(): () => void {
  isDeferred = true;
  return () => {
    isDeferred = false;
  };
}

/** Whether the frame is asking for the password in place. */
export const isEndDeferred = (): boolean => isDeferred;
