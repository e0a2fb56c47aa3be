import { takeEvery, takeLatest, takeLeading } from 'typed-redux-saga';
import { changeStatusSaga } from './change-status.saga';
import { deleteStudentSaga } from './delete-student.saga';
import { departmentsActions } from './departments.slice';
import { loadDepartmentsSaga } from './load-departments.saga';
import { loadStudentsSaga } from './load-students.saga';
import { saveStudentSaga } from './save-student.saga';
import { studentFormActions } from './student-form.slice';
import { studentListActions } from './student-list.slice';

/** Wires the feature's sagas to its actions. */
export function* studentsSaga() {
  yield* takeLatest(studentListActions.requested, loadStudentsSaga);
  yield* takeLatest(departmentsActions.requested, loadDepartmentsSaga);
  yield* takeLeading(studentFormActions.submitted, saveStudentSaga);
  yield* takeEvery(studentListActions.deleteRequested, deleteStudentSaga);
  yield* takeEvery(studentListActions.statusRequested, changeStatusSaga);
}
