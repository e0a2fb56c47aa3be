import { abortable, api, refusedInPlace, secondsLeft, startCooldown } from '@edu/shared-utility';
import { call } from 'typed-redux-saga';
import type { CodePurpose } from './code-purposes';

/** Sends a code unless its cooldown is running, started in another tab. A failed request starts no cooldown. */
export function* sendCode(account: string, purpose: CodePurpose) {
  if (secondsLeft(purpose, account) > 0) return;
  yield* call(abortable<null>, (signal: AbortSignal) =>
    api.account.getAuthCodePublic({ account, type: 2 }, { ...refusedInPlace, signal }),
  );
  startCooldown(purpose, account);
}
