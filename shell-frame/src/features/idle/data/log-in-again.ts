import {
  api,
  context,
  errorCodes,
  isApiError,
  type LoginResult,
  type SecondStepNeeded,
  type UserInfo,
} from '@edu/shared-utility';
import { failureOf } from '../../../common/load-state';
import { phrases } from '../../../phrases';
import { accountOf, type Place, putBack } from './place';
import { giveUp, takePlace } from './take-place';

/** The same person's password; throws what the call throws. */
export function proveAgain(
  password: string,
  user: UserInfo,
  place: Place,
  signal: AbortSignal,
): Promise<LoginResult> {
  const proof = { account: accountOf(user), password };
  const options = { toast: false, signal } as const;
  return place.newFlow ? api.accountNew.login(proof, options) : api.account.login(proof, options);
}

/** What is said of a refusal: who asks is known here, so only the password can be wrong. */
export const refusalOf = (reason: unknown): string =>
  isApiError(reason) && reason.code === errorCodes.loginRefused
    ? phrases.t('idle.wrong')
    : failureOf(reason).message;

/** What an account with a second factor still has to give; null for any other refusal. */
export function secondStepOf(reason: unknown): SecondStepNeeded | null {
  const asked = isApiError(reason) && reason.code === errorCodes.secondStepNeeded;
  return asked ? (reason.data as SecondStepNeeded) : null;
}

/**
 * The same person's new session in the same place: tenant, identity, organ, actor, branch and page
 * stay. False when that place cannot be had any more. The token is stored last: from then on this
 * tab and all others call with it. A signal that came meanwhile stores nothing.
 */
export async function enterAgain(
  login: LoginResult,
  user: UserInfo,
  place: Place,
  signal: AbortSignal,
): Promise<boolean> {
  if (login.userId !== user.userId) {
    giveUp(login.token);
    return false;
  }
  const token = place.newFlow ? await takePlace(login.token, place, signal) : login.token;
  if (token === null) return false;
  if (signal.aborted) {
    giveUp(token);
    return false;
  }
  putBack(place);
  context.set('token', token);
  return true;
}
