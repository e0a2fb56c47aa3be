import { sharedPhrases, toast } from '@edu/shared-utility';
import { all, call, fork } from 'typed-redux-saga';
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

/** A saga that breaks takes no other feature along; the person is told. */
function* supervised(saga: () => Generator) {
  try {
    yield* call(saga);
  } catch (error) {
    console.error(error);
    toast.error(sharedPhrases.t('broken'));
  }
}

/** Runs every feature's saga; they all end when this one is cancelled. */
export function* rootSaga() {
  yield* all(sagas.map((saga) => fork(supervised, saga)));
}
