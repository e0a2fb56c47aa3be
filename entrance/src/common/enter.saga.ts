import {
  api,
  context,
  errorCodes,
  isApiError,
  navigate,
  session,
  toast,
} from '@edu/shared-utility';
import { call, spawn } from 'typed-redux-saga';
import { phrases } from '../phrases';
import { continueToTarget, ownTarget } from './continue-to-target';
import type { Refusal } from './refusal';

/** Takes a token back that led nowhere; the server is told, its answer does not matter. */
export function* discardToken() {
  const goodbye = api.account.logout().catch(() => null);
  context.remove('token');
  yield* call(() => goodbye);
}

export const noOrganisation = (): Refusal => ({
  code: errorCodes.noOrganisation,
  message: phrases.t('login.noOrgan'),
});

/**
 * Says, in info style, when the password is due for a change (specification §8). It keeps no one
 * out or waiting; a call that fails otherwise is not worth a word.
 */
export async function remindOfPasswordAge(): Promise<void> {
  try {
    await api.account.checkPasswordTime(undefined, { toast: false });
  } catch (error) {
    if (isApiError(error) && error.code === errorCodes.passwordTooOld) toast.info(error.message);
  }
}

/**
 * From a proven login to the first page, old flow: no organisation is a refusal, one is taken
 * silently, several are asked about. Throws what the call throws.
 */
export function* enterOrganisation(token: string) {
  session.start({ token });
  let entered = false;
  try {
    const organs = yield* call(() => api.account.findOrganList());
    const [only] = organs;
    if (!only) return noOrganisation();
    context.set('organList', organs);
    entered = true;
    if (organs.length > 1) {
      context.set('mustChoose', true);
      // an entry of its own: Back leads to the form
      navigate(`/entrance/organ${window.location.search}`);
      return 'left' as const;
    }
    session.chooseOrgan(only);
    void remindOfPasswordAge();
    void continueToTarget();
    return 'left' as const;
  } catch (error) {
    if (!isApiError(error) || error.code !== errorCodes.secondFactorDemanded) throw error;
    // the session may do one thing, on a page of its own
    entered = true;
    navigate(session.factorUrl(yield* call(ownTarget)), { replace: true });
    return 'left' as const;
  } finally {
    // refused, failed or cancelled: no one stays half logged in
    if (!entered) yield* spawn(discardToken);
  }
}
