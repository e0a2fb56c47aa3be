import { api, errorCodes, isApiError, toast } from '@edu/shared-utility';
import { call, put, select } from 'typed-redux-saga';
import { reportFailure } from '../../../common/report-failure';
import { phrases } from '../../../phrases';
import { studentListActions } from './student-list.slice';
import { selectQuery } from './students.selectors';

/** Suspends or activates a student; the client toasts what the server objects to. */
export function* changeStatusSaga({
  payload,
}: ReturnType<typeof studentListActions.statusRequested>) {
  const { student, status } = payload;
  const { userId, version } = student;
  try {
    yield* call(api.user.updateStudent, { userId, version, status });
    toast.success(phrases.t(status === 'active' ? 'students.activated' : 'students.suspended'));
    yield* put(studentListActions.requested(yield* select(selectQuery)));
  } catch (error) {
    reportFailure(error);
    // The row on the screen is not the present one.
    if (isApiError(error) && error.code === errorCodes.conflict) {
      yield* put(studentListActions.requested(yield* select(selectQuery)));
    }
  } finally {
    yield* put(studentListActions.rowSettled({ userId }));
  }
}
