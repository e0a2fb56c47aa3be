import { effectiveTiming } from '@edu/shared-utility';

/**
 * What a code is sent for. Each has its own cooldown, kept as a deadline, so that a reload and
 * another tab agree on it; `keep:` lets it outlive the session (design §3).
 */
export type CodePurpose =
  | 'login'
  | 'register'
  | 'reset'
  | 'new-login-phone'
  | 'new-login-mail'
  | 'new-reset-phone'
  | 'new-reset-mail'
  | 'invitation';

export const cooldownKey = (purpose: CodePurpose): string => `keep:auth-code:${purpose}`;

/** Starts the cooldown: milliseconds of the epoch at which the next code may be asked for. */
export function startCooldown(purpose: CodePurpose, now = Date.now()): void {
  try {
    const deadline = String(now + effectiveTiming().authCodeCooldown);
    window.localStorage.setItem(cooldownKey(purpose), deadline);
  } catch {
    // a full or forbidden storage costs the agreement between tabs, never the code
  }
}

/** Whole seconds left. A deadline further away than a cooldown lasts is a clock that was moved. */
export function secondsLeft(purpose: CodePurpose, now = Date.now()): number {
  let stored: string | null = null;
  try {
    stored = window.localStorage.getItem(cooldownKey(purpose));
  } catch {
    return 0;
  }
  const left = Number(stored) - now;
  if (!(left > 0) || left > effectiveTiming().authCodeCooldown) return 0;
  return Math.ceil(left / 1000);
}
