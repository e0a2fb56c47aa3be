import { api, context, errorCodes, navigate, session } from '@edu/shared-utility';
import { call, spawn } from 'typed-redux-saga';
import { phrases } from '../phrases';
import type { Failure } from './failure';

/** Takes a token back that led nowhere; the server is told, its answer does not matter. */
function* giveUp() {
  const goodbye = api.account.logout().catch(() => null);
  context.remove('token');
  yield* call(() => goodbye);
}

const noOrganisation = (): Failure => ({
  code: errorCodes.noOrganisation,
  message: phrases.t('login.noOrgan'),
});

/** Leaves the entrance for the refused address, or for the first page. */
export function goOn(): void {
  navigate(session.returnTo() ?? '/', { replace: true });
}

/**
 * From a proven login to the first page, old flow: no organisation is a refusal, one is taken
 * silently, several are asked about. Returns the refusal, if any; throws what the call throws.
 */
export function* enter(token: string) {
  session.start({ token });
  let entered = false;
  try {
    const organs = yield* call(() => api.account.findOrganList());
    const [only] = organs;
    if (!only) return noOrganisation();
    context.set('organList', organs);
    entered = true;
    if (organs.length > 1) {
      navigate(`/entrance/organ${window.location.search}`, { replace: true });
    } else {
      session.chooseOrgan(only);
      goOn();
    }
    return null;
  } finally {
    // refused, failed or cancelled: nobody stays half logged in
    if (!entered) yield* spawn(giveUp);
  }
}
