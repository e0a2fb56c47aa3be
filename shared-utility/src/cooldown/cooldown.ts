import { effectiveTiming } from '../environment';

/**
 * Storage key; the prefix `keep:` preserves it over a log-out, so that logging in again does not shorten the
 * cooldown.
 */
export const cooldownKey = (purpose: string): string => `keep:auth-code:${purpose}`;

/** A 16-bit hash of the account (folded FNV-1a), which distinguishes accounts without revealing them. */
function markOf(account: string): string {
  let hash = 0x811c9dc5;
  for (const letter of account.toLowerCase()) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  }
  return ((hash >>> 16) ^ (hash & 0xffff)).toString(36);
}

/** Maximum number of stored cooldowns per purpose, more than one person starts within a minute. */
const MAX_COOLDOWNS = 8;

interface Cooldown {
  /** Epoch milliseconds. */
  readonly until: number;
  /** Hash of the account; empty where the cooldown applies to every account. */
  readonly mark: string;
}

/**
 * The running cooldowns of a purpose; an end that is too far in the future comes from a changed clock and is
 * ignored.
 */
function cooldownsOf(purpose: string, now: number): Cooldown[] {
  const stored = localStorage.getItem(cooldownKey(purpose)) ?? '';
  const cooldowns = stored.split(',').map((entry): Cooldown => {
    const [until, mark = ''] = entry.split(' ');
    return { until: Number(until), mark };
  });
  const longest = now + effectiveTiming().authCodeCooldown;
  return cooldowns.filter(({ until }) => until > now && until <= longest);
}

/**
 * Starts the cooldown before the next code for this purpose. Its end is stored in epoch milliseconds, so that
 * reloads and other tabs agree. With an account (phone number or mail address) it applies to that one only: a
 * corrected account does not have to wait, and both cooldowns run in parallel.
 */
export function startCooldown(purpose: string, account = '', now = Date.now()): void {
  try {
    const until = now + effectiveTiming().authCodeCooldown;
    const mark = account && markOf(account);
    const others = cooldownsOf(purpose, now).filter((cooldown) => cooldown.mark !== mark);
    const entries = [{ until, mark }, ...others]
      .slice(0, MAX_COOLDOWNS)
      .map((cooldown) => `${cooldown.until} ${cooldown.mark}`.trimEnd());
    localStorage.setItem(cooldownKey(purpose), entries.join());
  } catch {
    // Without storage tabs do not agree; the server still enforces its own limit.
  }
}

/** Whole seconds left, of one account or, with '', of any. */
export function secondsLeft(purpose: string, account = '', now = Date.now()): number {
  try {
    const ownCooldowns = cooldownsOf(purpose, now).filter(
      ({ mark }) => !account || !mark || mark === markOf(account),
    );
    return Math.ceil(Math.max(0, ...ownCooldowns.map(({ until }) => until - now)) / 1000);
  } catch {
    return 0;
  }
}
