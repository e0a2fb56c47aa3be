import { useEffect, useState } from 'react';
import { effectiveTiming } from '../environment';

/** `keep:` outlives the session, so logging in again does not shorten a wait. */
const keyOf = (to: string): string => `keep:auth-code:proof-${to}`;

/** Starts the wait for the next code: kept as a deadline, so that a reload and other tabs agree on it. */
export function startCooldown(to: string, now = Date.now()): void {
  try {
    window.localStorage.setItem(keyOf(to), String(now + effectiveTiming().authCodeCooldown));
  } catch {
    // a forbidden storage costs the agreement between tabs; the server keeps its own limit
  }
}

/** Whole seconds left; a deadline further away than a cooldown lasts comes from a moved clock. */
export function secondsLeft(to: string, now = Date.now()): number {
  let stored: string | null = null;
  try {
    stored = window.localStorage.getItem(keyOf(to));
  } catch {
    return 0;
  }
  const left = Number(stored) - now;
  return left > 0 && left <= effectiveTiming().authCodeCooldown ? Math.ceil(left / 1000) : 0;
}

/** Seconds until the next code may be sent, read from the deadline twice a second. */
export function useCooldown(to: string, sending: boolean): number {
  const [left, setLeft] = useState(() => secondsLeft(to));
  useEffect(() => {
    const look = () => setLeft(secondsLeft(to));
    if (!sending) look();
    const timer = window.setInterval(look, 500);
    return () => window.clearInterval(timer);
  }, [to, sending]);
  return left;
}
