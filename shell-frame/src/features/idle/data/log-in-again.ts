import {
  api,
  context,
  errorCodes,
  isApiError,
  type LoginResult,
  type SecondStepNeeded,
  toFailure,
  type UserInfo,
} from '@edu/shared-utility';
import { phrases } from '../../../phrases';
import { discardToken, reopenSession } from './reopen-session';
import { loginNameOf, restoreContext, type SessionSnapshot } from './session-snapshot';

/** Logs in with the same person's password; throws what the call throws. */
export function logInAgain(
  password: string,
  user: UserInfo,
  snapshot: SessionSnapshot,
  signal: AbortSignal,
): Promise<LoginResult> {
  const proof = { account: loginNameOf(user), password };
  const options = { toast: false, signal } as const;
  return snapshot.newFlow
    ? api.accountNew.login(proof, options)
    : api.account.login(proof, options);
}

/** The message of a refusal; the account is known here, so only the password can be wrong. */
export const refusalOf = (reason: unknown): string =>
  isApiError(reason) && reason.code === errorCodes.loginRefused
    ? phrases.t('idle.wrong')
    : toFailure(reason).message;

/** The second step that the account needs; null for any other refusal. */
export function secondStepOf(reason: unknown): SecondStepNeeded | null {
  const needsSecondStep = isApiError(reason) && reason.code === errorCodes.secondStepNeeded;
  return needsSecondStep ? (reason.data as SecondStepNeeded) : null;
}

/**
 * Restores the same person's place in a new session: tenant, identity, organ, actor, branch and page. Returns false
 * when that place is no longer available. The token is stored last, since from then on all tabs use it. After an
 * abort nothing is stored.
 */
export async function resumeSession(
  login: LoginResult,
  user: UserInfo,
  snapshot: SessionSnapshot,
  signal: AbortSignal,
): Promise<boolean> {
  if (login.userId !== user.userId) {
    discardToken(login.token);
    return false;
  }
  const token = snapshot.newFlow ? await reopenSession(login.token, snapshot, signal) : login.token;
  if (token === null) return false;
  if (signal.aborted) {
    discardToken(token);
    return false;
  }
  restoreContext(snapshot);
  context.set('token', token);
  return true;
}
