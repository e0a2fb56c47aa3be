import { api } from '@edu/shared-utility';
import { call, put } from 'typed-redux-saga';
import { abortable } from '../../../common/abortable.saga';
import { type CodePurpose, secondsLeft, startCooldown } from '../../../common/auth-code';
import { quietly, toFailure } from '../../../common/failure';
import { accountLogoutActions } from './account-logout.slice';

/** A code to the account that is bound now; it shares the cooldown of the change wizard's step 1. */
export function* sendLogoutCodeSaga(account: string) {
  const purpose: CodePurpose = account.includes('@') ? 'mail-old' : 'phone-old';
  try {
    if (secondsLeft(purpose) === 0) {
      yield* call(abortable<null>, (signal: AbortSignal) =>
        api.account.getAuthCodePublic({ account, type: 2 }, { ...quietly, signal }),
      );
      startCooldown(purpose);
    }
    yield* put(accountLogoutActions.codeSent());
  } catch (error) {
    yield* put(accountLogoutActions.refused(toFailure(error).message));
  }
}

/** The code first, then the application: without the first the server refuses the second. */
export function* applySaga(proof: { account: string; authCode: string }) {
  try {
    yield* call(abortable<boolean>, (signal: AbortSignal) =>
      api.account.checkAuthCode(proof, { ...quietly, signal }),
    );
    const application = yield* call(() =>
      api.account.applyAccountLogout({ agreed: true }, quietly),
    );
    yield* put(accountLogoutActions.applied(application));
  } catch (error) {
    yield* put(accountLogoutActions.refused(toFailure(error).message));
  }
}
