import { supervised } from '@edu/shared-utility';
import { all, fork } from 'typed-redux-saga';
import { accountChangeSaga } from '../features/account-change';
import { accountLogoutSaga } from '../features/account-logout';
import { activitySaga } from '../features/activity';
import { changePasswordSaga } from '../features/change-password';
import { faceEnrolmentSaga, faceEnrolSaga } from '../features/face-enrolment';
import { faceVerifySaga } from '../features/face-verify';
import { profileSaga } from '../features/profile';
import { qrVerifySaga } from '../features/qr-verify';
import { realNameSaga } from '../features/real-name';
import { secondFactorsSaga } from '../features/second-factors';
import { guardsSaga } from '../features/security-overview';
import { sessionsSaga } from '../features/sessions';
import { returnSaga } from './return.saga';
import { verificationSaga } from './verification.saga';

const sagas = [
  accountChangeSaga,
  accountLogoutSaga,
  activitySaga,
  changePasswordSaga,
  faceEnrolmentSaga,
  faceEnrolSaga,
  faceVerifySaga,
  guardsSaga,
  profileSaga,
  qrVerifySaga,
  realNameSaga,
  returnSaga,
  secondFactorsSaga,
  sessionsSaga,
  verificationSaga,
];

/** Runs the sagas of all features; cancelling it cancels each. */
export function* rootSaga() {
  yield* all(sagas.map((saga) => fork(supervised, saga)));
}
