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

/** Revokes a token that cannot be used; the server's response does not matter. */
export function* discardToken() {
  const loggedOut = api.account.logout().catch(() => null);
  context.remove('token');
  yield* call(() => loggedOut);
}

export const noOrganisation = (): Refusal => ({
  code: errorCodes.noOrganisation,
  message: phrases.t('login.noOrgan'),
});

/**
 * Shows an info toast when the password should be changed (specification §8). It delays nothing; other failures are
 * ignored.
 */
export async function remindOfPasswordAge(): Promise<void> {
  try {
    await api.account.checkPasswordTime(undefined, { toast: false });
  } catch (error) {
    if (isApiError(error) && error.code === errorCodes.passwordTooOld) toast.info(error.message);
  }
}

/**
 * Continues a successful log-in of the old flow: none of the organisations is a refusal, a single one is entered,
 * several are offered. Throws what the call throws.
 */
export function* enterOrganisation(token: string) {
  session.start({ token });
  let entered = false;
  try {
    const organs = yield* call(() => api.account.findOrganList());
    const [onlyOrgan] = organs;
    if (!onlyOrgan) return noOrganisation();
    context.set('organList', organs);
    entered = true;
    if (organs.length > 1) {
      context.set('mustChoose', true);
      // A history entry of its own, so that Back leads to the form.
      navigate(`/entrance/organ${window.location.search}`);
      return 'left' as const;
    }
    session.chooseOrgan(onlyOrgan);
    void remindOfPasswordAge();
    void continueToTarget();
    return 'left' as const;
  } catch (error) {
    if (!isApiError(error) || error.code !== errorCodes.secondFactorDemanded) throw error;
    // The session may only add its second factor, on a page of its own.
    entered = true;
    navigate(session.factorUrl(yield* call(ownTarget)), { replace: true });
    return 'left' as const;
  } finally {
    // After a refusal, failure or cancellation no unusable session must remain.
    if (!entered) yield* spawn(discardToken);
  }
}
