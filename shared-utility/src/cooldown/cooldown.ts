import { effectiveTiming } from '../environment';

/** `keep:` outlives the session, so logging in again does not shorten a wait. */
export const cooldownKey = (purpose: string): string => `keep:auth-code:${purpose}`;

/**
 * Starts the wait before the next code for this purpose: the moment at which it ends is kept, in
 * epoch milliseconds, so that a reload and other tabs agree on it.
 */
export function startCooldown(purpose: string, now = Date.now()): void {
  try {
    const deadline = now + effectiveTiming().authCodeCooldown;
    window.localStorage.setItem(cooldownKey(purpose), String(deadline));
  } catch {
    // a full or forbidden storage costs the agreement between tabs; the server keeps its own limit
  }
}

/** Whole seconds left; a deadline further away than a cooldown lasts comes from a moved clock. */
export function secondsLeft(purpose: string, now = Date.now()): number {
  let stored: string | null = null;
  try {
    stored = window.localStorage.getItem(cooldownKey(purpose));
  } catch {
    return 0;
  }
  const left = Number(stored) - now;
  return left > 0 && left <= effectiveTiming().authCodeCooldown ? Math.ceil(left / 1000) : 0;
}
