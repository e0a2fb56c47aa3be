import { put, select, takeEvery, takeLatest } from 'typed-redux-saga';
import { type Channel, isEvent, selectChange, settledLate, tell } from '../features/account-change';
import { enrolmentWithdrawn } from '../features/face-enrolment';
import type { facePassed } from '../features/face-verify';
import { profileActions } from '../features/profile';
import type { qrVerified } from '../features/qr-verify';
import { guardsActions } from '../features/security-overview';

const isChannel = (purpose: string): purpose is Channel =>
  purpose === 'phone' || purpose === 'mail';

type Succeeded = ReturnType<typeof facePassed> | ReturnType<typeof qrVerified>;
const succeeded = (action: { type: string }): action is Succeeded =>
  action.type === 'faceVerify/succeeded' || action.type === 'qrVerify/succeeded';

/** Ties the features together: a proof leads the wizard on, a change is read back for the page. */
export function* verificationSaga() {
  yield* takeEvery(succeeded, function* ({ payload: purpose }) {
    if (isChannel(purpose)) yield* put(tell(purpose, { type: 'verifiedOtherwise' }));
    yield* put(profileActions.refreshRequested());
  });
  yield* takeEvery(isEvent('passed'), function* ({ payload: { channel } }) {
    const { step } = yield* select(selectChange(channel));
    if (step === 'done') yield* put(profileActions.refreshRequested());
  });
  yield* takeEvery(settledLate().type, function* () {
    yield* put(profileActions.refreshRequested());
  });
  yield* takeLatest([profileActions.loaded, enrolmentWithdrawn().type], function* () {
    yield* put(guardsActions.requested());
  });
}
