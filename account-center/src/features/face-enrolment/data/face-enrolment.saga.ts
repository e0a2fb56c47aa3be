import { api, toast, toFailure, withoutToast } from '@edu/shared-utility';
import { call, put, takeLeading } from 'typed-redux-saga';
import { phrases } from '../../../phrases';
import { faceEnrolmentActions as actions, enrolmentWithdrawn } from './face-enrolment.slice';

/** Withdraws the enrolled face; the server deletes it. */
export function* faceEnrolmentSaga() {
  yield* takeLeading(actions.confirmed, function* () {
    try {
      yield* call(api.monitor.withdrawFace, {}, withoutToast);
      toast.success(phrases.t('said.faceWithdrawn'));
      yield* put(enrolmentWithdrawn());
    } catch (error) {
      toast.error(toFailure(error).message);
    }
    yield* put(actions.ended());
  });
}
