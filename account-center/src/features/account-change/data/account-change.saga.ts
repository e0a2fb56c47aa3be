import { call, put, race, select, take, takeEvery, takeLatest } from 'typed-redux-saga';
import type { ChangeEvent } from './account-change.flow';
import { selectChange } from './account-change.selectors';
import { isClosing, isEvent, outdated } from './account-change.slice';
import { sendCodeSaga } from './send-code.saga';
import { submitStepSaga } from './submit-step.saga';

/** Wires the feature's sagas to its events. */
export function* accountChangeSaga() {
  yield* takeEvery(isEvent('codeAsked'), function* ({ payload: { channel, event } }) {
    // nobody waits any more for the word that it was sent
    yield* race({
      sent: call(sendCodeSaga, channel, event.account),
      closed: take(isClosing(channel)),
    });
  });
  yield* takeEvery(isEvent('submitted'), function* ({ payload: { channel, event } }) {
    const { account, authCode }: Extract<ChangeEvent, { type: 'submitted' }> = event;
    yield* submitStepSaga(channel, { account, authCode });
  });
  // a refusal may come of an account that has changed elsewhere, or of an answer that was lost
  yield* takeLatest(isEvent('refused'), function* ({ payload: { channel } }) {
    const { step } = yield* select(selectChange(channel));
    // step 1 goes on with what is bound now; the others are left in peace until they are closed
    if (step !== 'verifyOld') yield* take(isClosing(channel));
    yield* put(outdated());
  });
}
