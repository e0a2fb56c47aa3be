import { call, put, race, select, take, takeEvery, takeLatest } from 'typed-redux-saga';
import { selectChange } from './account-change.selectors';
import { accountOutdated, changeActions, isClosing } from './account-change.slice';
import { sendCodeSaga } from './send-code.saga';
import { submitStepSaga } from './submit-step.saga';

/** Wires the feature's sagas to its events. */
export function* accountChangeSaga() {
  yield* takeEvery(changeActions.codeAsked, function* ({ payload: { channel, account } }) {
    // the message that it was sent is no longer needed
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
  // a refusal may come of an account that has changed elsewhere, or of an answer that was lost
  yield* takeLatest(changeActions.refused, function* ({ payload: { channel } }) {
    const { step } = yield* select(selectChange(channel));
    // step 1 goes on with what is bound now; the others are left in peace until they are closed
    if (step !== 'verifyOld') yield* take(isClosing(channel));
    yield* put(accountOutdated());
  });
}
