import { api, isShown, readFailure, toast, toFailure, withoutToast } from '@edu/shared-utility';
import { call, put, race, select, take, takeLatest, takeLeading } from 'typed-redux-saga';
import { phrases } from '../../../phrases';
import { accountLogoutActions as actions, selectAccountLogout } from './account-logout.slice';
import { applySaga, sendLogoutCodeSaga } from './apply.saga';

function* load() {
  const { load: now } = yield* select(selectAccountLogout);
  if (!isShown(now)) return;
  try {
    const data = yield* call(api.account.getAccountLogoutState, {}, withoutToast);
    yield* put(actions.settled({ status: 'ready', data }));
  } catch (error) {
    yield* put(actions.settled(readFailure(toFailure(error))));
  }
}

function* withdraw() {
  try {
    yield* call(api.account.withdrawAccountLogout, {}, withoutToast);
    toast.success(phrases.t('said.logoutWithdrawn'));
    yield* put(actions.withdrawn());
  } catch (error) {
    toast.error(toFailure(error).message);
    yield* put(actions.withdrawFailed());
  }
  // The application may have been withdrawn elsewhere, so the state is refetched.
  yield* put(actions.refetchRequested());
}

/** Starts the feature's sagas on its actions. */
export function* accountLogoutSaga() {
  yield* takeLatest([actions.requested, actions.refetchRequested], load);
  yield* takeLeading(actions.withdrawRequested, withdraw);
  yield* takeLatest(actions.codeRequested, function* ({ payload }) {
    // Hides the message that the code was sent.
    yield* race({ sent: call(sendLogoutCodeSaga, payload), closed: take(actions.closed) });
  });
  yield* takeLeading(actions.submitted, function* ({ payload }) {
    yield* applySaga(payload);
  });
}
