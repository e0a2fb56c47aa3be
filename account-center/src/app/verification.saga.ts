import { put, select, takeEvery, takeLatest } from 'typed-redux-saga';
import {
  accountOutdated,
  type Channel,
  changeActions,
  selectChange,
} from '../features/account-change';
import { accountLogoutActions } from '../features/account-logout';
import { activityActions } from '../features/activity';
import { enrolmentWithdrawn, faceEnrolled } from '../features/face-enrolment';
import { faceActions, facePassed } from '../features/face-verify';
import { profileActions } from '../features/profile';
import { noticedVerified, qrVerified } from '../features/qr-verify';
import { secondFactorsActions } from '../features/second-factors';
import { guardsActions } from '../features/security-overview';
import { sessionsActions } from '../features/sessions';
import { phrases } from '../phrases';

const isChannel = (purpose: string): purpose is Channel =>
  purpose === 'phone' || purpose === 'mail';

/** Connects the features: a proof continues the change wizard, and a change refetches what the page shows. */
export function* verificationSaga() {
  yield* takeEvery([facePassed, qrVerified], function* ({ payload: purpose }) {
    if (isChannel(purpose)) yield* put(changeActions.verifiedOtherwise({ channel: purpose }));
    yield* put(profileActions.refreshRequested());
  });
  yield* takeEvery(changeActions.passed, function* ({ payload: { channel } }) {
    const { step } = yield* select(selectChange(channel));
    if (step === 'done') yield* put(profileActions.refreshRequested());
  });
  yield* takeEvery([accountOutdated, noticedVerified], function* () {
    yield* put(profileActions.refreshRequested());
  });
  // A change may have ended sessions and added activity entries, so both are refetched.
  yield* takeLatest(profileActions.loaded, function* ({ payload: user }) {
    const message = phrases.t('said.accountMoved');
    const { accountPhone: phone, accountMail: mail } = user;
    if (phone) yield* put(changeActions.bound({ channel: 'phone', current: phone, message }));
    if (mail) yield* put(changeActions.bound({ channel: 'mail', current: mail, message }));
    yield* put(guardsActions.requested());
    yield* put(sessionsActions.refetchRequested());
    yield* put(accountLogoutActions.refetchRequested());
    yield* put(activityActions.refetchRequested());
  });
  // The enrolled face may have expired or been withdrawn elsewhere; then the page must not offer
  // it.
  yield* takeLatest([enrolmentWithdrawn, faceEnrolled, faceActions.unavailable], function* () {
    yield* put(guardsActions.requested());
  });
  yield* takeLatest(
    [
      sessionsActions.ended,
      accountLogoutActions.applied,
      accountLogoutActions.withdrawn,
      enrolmentWithdrawn,
      faceEnrolled,
    ],
    function* () {
      yield* put(activityActions.refetchRequested());
    },
  );
  // The first factor ends the sessions without it, and each change adds an activity entry.
  yield* takeLatest(secondFactorsActions.refetchRequested, function* () {
    yield* put(sessionsActions.refetchRequested());
    yield* put(activityActions.refetchRequested());
  });
}
