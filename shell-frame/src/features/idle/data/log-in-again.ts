import { api, context, type UserInfo } from '@edu/shared-utility';
import { type Place, putBack } from './place';
import { giveUp, takePlace } from './take-place';

/**
 * The same person's new session in the same place: tenant, identity, organ, actor, branch and page
 * stay. False when that place cannot be had any more. The token is stored last: from then on this
 * tab and all others call with it.
 */
export async function logInAgain(password: string, user: UserInfo, place: Place): Promise<boolean> {
  const proof = { account: user.accountPhone ?? user.phone, password };
  const quiet = { toast: false } as const;
  const login = place.newFlow
    ? await api.accountNew.login(proof, quiet)
    : await api.account.login(proof, quiet);
  if (login.userId !== user.userId) {
    giveUp(login.token);
    return false;
  }
  const token = place.newFlow ? await takePlace(login.token, place) : login.token;
  if (token === null) return false;
  putBack(place);
  context.set('token', token);
  return true;
}
