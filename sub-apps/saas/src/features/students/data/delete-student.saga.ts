import { api, refusedInPlace, toast } from '@edu/shared-utility';
import { call, put, select } from 'typed-redux-saga';
import { phrases } from '../../../phrases';
import { rowRefused } from './row-refused.saga';
import { studentListActions } from './student-list.slice';
import { selectQuery } from './students.selectors';

/** Deletes a student as the list shows them: one whom somebody changed meanwhile stays. */
export function* deleteStudentSaga({
  payload: { student },
}: ReturnType<typeof studentListActions.deleteRequested>) {
  const { userId, version } = student;
  try {
    yield* call(api.user.delete, { userId, version }, refusedInPlace);
    toast.success(phrases.t('students.deleted'));
    yield* put(studentListActions.requested(yield* select(selectQuery)));
  } catch (error) {
    yield* rowRefused(error, student);
  } finally {
    yield* put(studentListActions.rowSettled({ userId }));
  }
}
