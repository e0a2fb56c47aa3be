import { call, race, take, takeEvery } from 'typed-redux-saga';
import type { ChangeEvent, Channel } from './account-change.flow';
import { isEvent } from './account-change.slice';
import { sendCodeSaga } from './send-code.saga';
import { submitStepSaga } from './submit-step.saga';

/** Closing the dialog ends whatever it was waiting for. */
function* untilClosed(channel: Channel, work: () => Generator) {
  const isClosing = (action: unknown) =>
    isEvent('closed')(action) && action.payload.channel === channel;
  yield* race({ work: call(work), closed: take(isClosing) });
}

/** Wires the feature's sagas to its events. */
export function* accountChangeSaga() {
  yield* takeEvery(isEvent('codeAsked'), function* ({ payload: { channel, event } }) {
    yield* untilClosed(channel, () => sendCodeSaga(channel, event.account));
  });
  yield* takeEvery(isEvent('submitted'), function* ({ payload: { channel, event } }) {
    const { account, authCode }: Extract<ChangeEvent, { type: 'submitted' }> = event;
    yield* untilClosed(channel, () => submitStepSaga(channel, { account, authCode }));
  });
}
