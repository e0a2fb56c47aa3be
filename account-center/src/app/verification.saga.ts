import { put, select, takeEvery, takeLatest } from 'typed-redux-saga';
import { type Channel, isEvent, outdated, selectChange, tell } from '../features/account-change';
import { accountLogoutActions } from '../features/account-logout';
import { activityActions } from '../features/activity';
import { enrolmentWithdrawn, faceEnrolled } from '../features/face-enrolment';
import { faceHappened, type facePassed } from '../features/face-verify';
import { profileActions } from '../features/profile';
import { foundVerified, type qrVerified } from '../features/qr-verify';
import { secondFactorsActions } from '../features/second-factors';
import { guardsActions } from '../features/security-overview';
import { sessionsActions } from '../features/sessions';
import { phrases } from '../phrases';

const isChannel = (purpose: string): purpose is Channel =>
  purpose === 'phone' || purpose === 'mail';

type Succeeded = ReturnType<typeof facePassed> | ReturnType<typeof qrVerified>;
const succeeded = (action: { type: string }): action is Succeeded =>
  action.type === 'faceVerify/succeeded' || action.type === 'qrVerify/succeeded';

/** The enrolment has run out or was withdrawn elsewhere: the page offers the face no longer. */
const faceUnavailable = (action: { type: string }): boolean =>
  faceHappened.match(action) && action.payload.type === 'unavailable';

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
  yield* takeEvery([outdated().type, foundVerified().type], function* () {
    yield* put(profileActions.refreshRequested());
  });
  // whatever changed the person may have ended sessions and left a trace
  yield* takeLatest(profileActions.loaded, function* ({ payload: user }) {
    const message = phrases.t('said.accountMoved');
    const { accountPhone: phone, accountMail: mail } = user;
    if (phone) yield* put(tell('phone', { type: 'bound', current: phone, message }));
    if (mail) yield* put(tell('mail', { type: 'bound', current: mail, message }));
    yield* put(guardsActions.requested());
    yield* put(sessionsActions.rereadRequested());
    yield* put(accountLogoutActions.rereadRequested());
    yield* put(activityActions.rereadRequested());
  });
  yield* takeLatest(
    [enrolmentWithdrawn().type, faceEnrolled().type, faceUnavailable],
    function* () {
      yield* put(guardsActions.requested());
    },
  );
  yield* takeLatest(
    [
      sessionsActions.ended,
      accountLogoutActions.applied,
      accountLogoutActions.withdrawn,
      enrolmentWithdrawn().type,
      faceEnrolled().type,
    ],
    function* () {
      yield* put(activityActions.rereadRequested());
    },
  );
  // the first factor ends the log-ins without it, and each change leaves a trace
  yield* takeLatest(secondFactorsActions.rereadRequested, function* () {
    yield* put(sessionsActions.rereadRequested());
    yield* put(activityActions.rereadRequested());
  });
}
