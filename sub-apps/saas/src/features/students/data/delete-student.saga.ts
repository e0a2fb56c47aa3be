import { api, toast } from '@edu/shared-utility';
import { call, put, select } from 'typed-redux-saga';
import { reportFailure } from '../../../common/report-failure';
import { phrases } from '../../../phrases';
import { studentListActions } from './student-list.slice';
import { selectQuery } from './students.selectors';

/** Deletes a student; the client toasts what the server objects to. */
export function* deleteStudentSaga({
  payload,
}: ReturnType<typeof studentListActions.deleteRequested>) {
  try {
    yield* call(api.user.delete, { userId: payload.userId });
    toast.success(phrases.t('students.deleted'));
    yield* put(studentListActions.requested(yield* select(selectQuery)));
  } catch (error) {
    reportFailure(error);
  } finally {
    yield* put(studentListActions.rowSettled(payload));
  }
}
