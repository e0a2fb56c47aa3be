import {
  abortable,
  api,
  refusedInPlace,
  toast,
  toFailure,
  withoutToast,
} from '@edu/shared-utility';
import { call, put, race, select, take } from 'typed-redux-saga';
import { purposeOfBound, sendCode } from '../../../common/auth-code';
import { phrases } from '../../../phrases';
import { accountLogoutActions as actions, selectAccountLogout } from './account-logout.slice';

const refusalOf = (error: unknown) => {
  const { message, unanswered } = toFailure(error);
  return { message, unanswered };
};

/** Sends a code to the bound account; shares the cooldown of the change wizard's step 1. */
export function* sendLogoutCodeSaga(account: string) {
  try {
    yield* sendCode(account, purposeOfBound(account));
    yield* put(actions.codeSent());
  } catch (error) {
    yield* put(actions.notSent(refusalOf(error)));
  }
}

/** The application may exist although its response was lost, or because another tab made it. */
function* presentState() {
  try {
    return yield* call(api.account.getAccountLogoutState, {}, withoutToast);
  } catch (error) {
    toFailure(error);
    return null;
  }
}

function* refuse(error: unknown) {
  const refusal = refusalOf(error);
  const current = yield* call(presentState);
  if (current?.status === 'pending') {
    yield* put(actions.applied(current));
    return;
  }
  // An account bound meanwhile is too new; the dialog shows from when on it can be used.
  if (current) yield* put(actions.settled({ status: 'ready', data: current }));
  const { dialog } = yield* select(selectAccountLogout);
  // A toast shows the outcome after the dialog was closed.
  if (dialog.status === 'applying') yield* put(actions.refused(refusal));
  else if (!refusal.unanswered) toast.error(refusal.message);
}

/** Checks the code, then sends the application, which is not cancelled by closing the dialog. */
export function* applySaga(proof: { account: string; authCode: string }) {
  try {
    const { proved } = yield* race({
      proved: call(abortable<boolean>, (signal: AbortSignal) =>
        api.account.checkAuthCode(proof, { ...refusedInPlace, signal }),
      ),
      closed: take(actions.closed),
    });
    if (!proved) return;
    const application = yield* call(
      api.account.applyAccountLogout,
      { agreed: true as const },
      refusedInPlace,
    );
    toast.success(phrases.t('closing.applied'));
    yield* put(actions.applied(application));
  } catch (error) {
    yield* refuse(error);
  }
}
