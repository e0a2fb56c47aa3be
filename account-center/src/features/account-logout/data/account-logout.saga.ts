import { api, toast } from '@edu/shared-utility';
import { call, put, race, take, takeLatest, takeLeading } from 'typed-redux-saga';
import { quietly, toFailure } from '../../../common/failure';
import { phrases } from '../../../phrases';
import { accountLogoutActions as actions } from './account-logout.slice';
import { applySaga, sendLogoutCodeSaga } from './apply.saga';

function* load() {
  try {
    const data = yield* call(api.account.getAccountLogoutState, {}, quietly);
    yield* put(actions.settled({ status: 'ready', data }));
  } catch (error) {
    const { code, message, absent } = toFailure(error);
    yield* put(
      actions.settled(absent ? { status: 'absent' } : { status: 'failed', code, message }),
    );
  }
}

function* withdraw() {
  try {
    yield* call(api.account.withdrawAccountLogout, {}, quietly);
    toast.success(phrases.t('said.logoutWithdrawn'));
    yield* call(load);
  } catch (error) {
    toast.error(toFailure(error).message);
    yield* put(actions.withdrawEnded());
  }
}

/** Closing the dialog ends what it was waiting for. */
function* untilClosed(work: () => Generator) {
  yield* race({ work: call(work), closed: take(actions.closed) });
}

/** Wires the feature's sagas to its actions. */
export function* accountLogoutSaga() {
  yield* takeLatest(actions.requested, load);
  yield* takeLeading(actions.withdrawRequested, withdraw);
  yield* takeLatest(actions.codeAsked, function* ({ payload }) {
    yield* untilClosed(() => sendLogoutCodeSaga(payload));
  });
  yield* takeLatest(actions.submitted, function* ({ payload }) {
    yield* untilClosed(() => applySaga(payload));
  });
}
