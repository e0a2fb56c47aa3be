import { effectiveTiming } from '@edu/shared-utility';

/** The four send buttons of the account centre, each with its own cooldown (specification §4). */
export type CodePurpose = 'phone-old' | 'phone-new' | 'mail-old' | 'mail-new';

/** The button of what is bound already; a code to it proves the person, whatever for. */
export const ownPurpose = (account: string): CodePurpose =>
  account.includes('@') ? 'mail-old' : 'phone-old';

/** `keep:` outlives the session, so logging in again does not shorten a wait (design §3). */
export const cooldownKey = (purpose: CodePurpose): string => `keep:auth-code:${purpose}`;

/** Starts the wait: the stored number is the moment, in epoch milliseconds, at which it ends. */
export function startCooldown(purpose: CodePurpose, now = Date.now()): void {
  try {
    const deadline = now + effectiveTiming().authCodeCooldown;
    window.localStorage.setItem(cooldownKey(purpose), String(deadline));
  } catch {
    // a forbidden storage costs the agreement between tabs; the server keeps its own limit
  }
}

/** Whole seconds left; a deadline further away than a cooldown lasts comes from a moved clock. */
export function secondsLeft(purpose: CodePurpose, now = Date.now()): number {
  let stored: string | null = null;
  try {
    stored = window.localStorage.getItem(cooldownKey(purpose));
  } catch {
    return 0;
  }
  const left = Number(stored) - now;
  return left > 0 && left <= effectiveTiming().authCodeCooldown ? Math.ceil(left / 1000) : 0;
}
