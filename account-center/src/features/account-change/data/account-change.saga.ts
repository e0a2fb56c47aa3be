import { call, put, race, select, take, takeEvery, takeLatest } from 'typed-redux-saga';
import { selectChange } from './account-change.selectors';
import { accountOutdated, changeActions, isClosing } from './account-change.slice';
import { sendCodeSaga } from './send-code.saga';
import { submitStepSaga } from './submit-step.saga';

/** Starts the feature's sagas on its events. */
export function* accountChangeSaga() {
  yield* takeEvery(changeActions.codeRequested, function* ({ payload: { channel, account } }) {
    // Hides the message that the code was sent.
    yield* race({
      sent: call(sendCodeSaga, channel, account),
      closed: take(isClosing(channel)),
    });
  });
  yield* takeEvery(
    changeActions.submitted,
    function* ({ payload: { channel, account, authCode } }) {
      yield* submitStepSaga(channel, { account, authCode });
    },
  );
  // The account may have changed elsewhere, or by a request whose response was lost, so it is
  // refetched.
  yield* takeLatest(changeActions.refused, function* ({ payload: { channel } }) {
    const { step } = yield* select(selectChange(channel));
    // Step 1 continues with the account bound now; later steps stay as they are until they are
    // closed.
    if (step !== 'verifyOld') yield* take(isClosing(channel));
    yield* put(accountOutdated());
  });
}
