import {
  abortable,
  api,
  errorCodes,
  refusedInPlace,
  toast,
  toFailure,
  withoutToast,
} from '@edu/shared-utility';
import { call, put, race, select, take, takeLatest, takeLeading } from 'typed-redux-saga';
import { purposeOfBound, sendCode } from '../../../common/auth-code';
import { base64Of } from '../../../common/base64-of';
import { phrases } from '../../../phrases';
import { enrolActions, faceEnrolled, selectEnrol } from './enrol.slice';

function* send(account: string) {
  try {
    yield* sendCode(account, purposeOfBound(account));
    yield* put(enrolActions.codeSent());
  } catch (error) {
    const { message, unanswered } = toFailure(error);
    yield* put(enrolActions.notSent({ message, unanswered }));
  }
}

function* prove(proof: { account: string; authCode: string }) {
  try {
    yield* call(abortable<boolean>, (signal: AbortSignal) =>
      api.account.checkAuthCode(proof, { ...refusedInPlace, signal }),
    );
    yield* put(enrolActions.passed());
  } catch (error) {
    const { message, unanswered } = toFailure(error);
    yield* put(enrolActions.refused({ message, unanswered }));
  }
}

function* isOpen() {
  const { step } = yield* select(selectEnrol);
  return step === 'photo';
}

function* enrolled() {
  if (!(yield* isOpen())) toast.success(phrases.t('said.faceEnrolled'));
  yield* put(enrolActions.passed());
  yield* put(faceEnrolled());
}

/** Whether a face is enrolled; asked after a lost response, or because another tab may have enrolled it. */
function* enrolledAlready() {
  try {
    const { faceEnrolledAt } = yield* call(api.account.getAccountGuards, {}, withoutToast);
    return faceEnrolledAt !== null;
  } catch (error) {
    toFailure(error);
    return false;
  }
}

/** Not cancelled by closing the dialog; a toast then shows the outcome. */
function* enrol(photo: string) {
  try {
    yield* call(api.monitor.enrolFace, { userImage: base64Of(photo) }, refusedInPlace);
  } catch (error) {
    const { code, message, unanswered } = toFailure(error);
    const outOfOrder = code === errorCodes.stepOutOfOrder;
    // The same code means an expired grant or a face that is already enrolled.
    if ((unanswered || outOfOrder) && (yield* enrolledAlready())) {
      yield* enrolled();
      return;
    }
    if (!(yield* isOpen()) && !unanswered) toast.error(message);
    yield* put(
      outOfOrder
        ? enrolActions.grantLost({ message })
        : enrolActions.refused({ message, unanswered }),
    );
    return;
  }
  yield* enrolled();
}

/** Starts the enrolment's sagas on its events. */
export function* faceEnrolSaga() {
  const { closed } = enrolActions;
  yield* takeLatest(enrolActions.codeRequested, function* ({ payload }) {
    yield* race({ sent: call(send, payload.account), closed: take(closed) });
  });
  yield* takeLatest(enrolActions.proofGiven, function* ({ payload: { account, authCode } }) {
    yield* race({ proved: call(prove, { account, authCode }), closed: take(closed) });
  });
  yield* takeLeading(enrolActions.photoGiven, function* ({ payload }) {
    yield* enrol(payload.photo);
  });
}
