import { api, context, type UserInfo } from '@edu/shared-utility';
import { accountOf, type Place, putBack } from './place';
import { giveUp, takePlace } from './take-place';

/**
 * The same person's new session in the same place: tenant, identity, organ, actor, branch and page
 * stay. False when that place cannot be had any more. The token is stored last: from then on this
 * tab and all others call with it. A signal that came meanwhile stores nothing.
 */
export async function logInAgain(
  password: string,
  user: UserInfo,
  place: Place,
  signal: AbortSignal,
): Promise<boolean> {
  const proof = { account: accountOf(user), password };
  const options = { toast: false, signal } as const;
  const login = place.newFlow
    ? await api.accountNew.login(proof, options)
    : await api.account.login(proof, options);
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
