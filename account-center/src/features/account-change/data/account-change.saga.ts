import { call, race, take, takeEvery } from 'typed-redux-saga';
import type { ChangeEvent } from './account-change.flow';
import { isClosing, isEvent } from './account-change.slice';
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
}
