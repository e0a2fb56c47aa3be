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

/** Waits of one purpose that are kept: more than one person asks for within a minute. */
const MAX_COOLDOWNS = 8;

interface Wait {
  /** Epoch milliseconds. */
  readonly until: number;
  /** Of the account; none where the wait applies to anyone who asks. */
  readonly mark?: string | undefined;
}

/** The waits of a purpose that still run; one further away than a cooldown lasts comes from a moved clock. */
function waitsOf(purpose: string, now: number): Wait[] {
  const stored = window.localStorage.getItem(cooldownKey(purpose)) ?? '';
  const waits = stored.split(',').map((entry): Wait => {
    const [until, mark] = entry.split(' ');
    return { until: Number(until), mark };
  });
  const longest = now + effectiveTiming().authCodeCooldown;
  return waits.filter(({ until }) => until > now && until <= longest);
}

/**
 * Starts the wait before the next code for this purpose: the moment at which it ends is kept, in
 * epoch milliseconds, so that a reload and other tabs agree on it. With an account, a phone number or
 * mail address, the wait is of that one: a corrected one does not wait for the wrong one, and the
 * first one's goes on beside it.
 */
export function startCooldown(purpose: string, account = '', now = Date.now()): void {
  try {
    const until = now + effectiveTiming().authCodeCooldown;
    const mark = account === '' ? undefined : markOf(account);
    const others = waitsOf(purpose, now).filter((wait) => wait.mark !== mark);
    const entries = [{ until, mark }, ...others]
      .slice(0, MAX_COOLDOWNS)
      .map((wait) => (wait.mark === undefined ? `${wait.until}` : `${wait.until} ${wait.mark}`));
    window.localStorage.setItem(cooldownKey(purpose), entries.join());
  } catch {
    // a full or forbidden storage costs the agreement between tabs; the server keeps its own limit
  }
}

/** Whole seconds left, of any account or of one. */
export function secondsLeft(purpose: string, account = '', now = Date.now()): number {
  try {
    const mark = markOf(account);
    const mine = waitsOf(purpose, now).filter(
      (wait) => account === '' || wait.mark === undefined || wait.mark === mark,
    );
    return Math.ceil(Math.max(0, ...mine.map(({ until }) => until - now)) / 1000);
  } catch {
    return 0;
  }
}
