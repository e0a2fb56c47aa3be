import { effectiveTiming } from '../environment';

/** `keep:` outlives the session, so logging in again does not shorten a wait. */
export const cooldownKey = (purpose: string): string => `keep:auth-code:${purpose}`;

/** Tells one account from another and nothing of either: sixteen bits (FNV-1a, folded). */
function markOf(account: string): string {
  let hash = 0x811c9dc5;
  for (const letter of account.toLowerCase()) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  }
  return ((hash >>> 16) ^ (hash & 0xffff)).toString(36);
}

/**
 * Starts the wait before the next code for this purpose: the moment at which it ends is kept, in
 * epoch milliseconds, so that a reload and other tabs agree on it. With an account, a phone number or
 * mail address, the wait is of that one: a corrected one does not wait for the wrong one.
 */
export function startCooldown(purpose: string, account = '', now = Date.now()): void {
  try {
    const deadline = now + effectiveTiming().authCodeCooldown;
    const entry = account === '' ? `${deadline}` : `${deadline} ${markOf(account)}`;
    window.localStorage.setItem(cooldownKey(purpose), entry);
  } catch {
    // a full or forbidden storage costs the agreement between tabs; the server keeps its own limit
  }
}

/**
 * Whole seconds left, of any account or of one; a deadline further away than a cooldown lasts comes
 * from a moved clock.
 */
export function secondsLeft(purpose: string, account = '', now = Date.now()): number {
  let stored: string | null = null;
  try {
    stored = window.localStorage.getItem(cooldownKey(purpose));
  } catch {
    return 0;
  }
  const [deadline, mark] = (stored ?? '').split(' ');
  if (account !== '' && mark !== undefined && mark !== markOf(account)) return 0;
  const left = Number(deadline) - now;
  return left > 0 && left <= effectiveTiming().authCodeCooldown ? Math.ceil(left / 1000) : 0;
}
