import { api, quietly, toast } from '@edu/shared-utility';
import { call, put, select } from 'typed-redux-saga';
import { phrases } from '../../../phrases';
import { studentFormActions } from './student-form.slice';
import { studentListActions } from './student-list.slice';
import { toRefusal } from './student-refusal';
import { changesOf } from './student-values';
import { selectQuery } from './students.selectors';

/** Adds or changes a student, then shows the list as it is now. */
export function* saveStudentSaga({ payload }: ReturnType<typeof studentFormActions.submitted>) {
  const { student, input } = payload;
  try {
    if (student) {
      const { userId, version } = student;
      const params = { userId, version, ...changesOf(student, input) };
      yield* call(api.user.updateStudent, params, quietly);
    } else {
      yield* call(api.user.addStudent, input, quietly);
    }
  } catch (error) {
    const refusal = toRefusal(error, student !== null);
    yield* put(studentFormActions.refused(refusal));
    if (refusal.gone) yield* put(studentListActions.requested(yield* select(selectQuery)));
    return;
  }
  yield* put(studentFormActions.closed());
  toast.success(phrases.t(student ? 'form.saved' : 'form.added'));
  yield* put(studentListActions.requested(yield* select(selectQuery)));
}
