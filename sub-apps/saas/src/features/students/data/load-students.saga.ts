import { api, toFailure } from '@edu/shared-utility';
import { call, cancelled, put } from 'typed-redux-saga';
import { studentListActions } from './student-list.slice';

/** One page of students; a newer request cancels the one on its way. */
export function* loadStudentsSaga({ payload }: ReturnType<typeof studentListActions.requested>) {
  const { pageNum, pageSize, keyword, status, departmentId } = payload;
  const abort = new AbortController();
  const filter = {
    ...(keyword && { keyword }),
    ...(status && { status }),
    ...(departmentId && { departmentId }),
  };
  try {
    const page = yield* call(
      api.user.findByCondition,
      { pageNum, pageSize, ...filter },
      { signal: abort.signal },
    );
    yield* put(studentListActions.loaded(page));
  } catch (error) {
    yield* put(studentListActions.failed(toFailure(error)));
  } finally {
    if (yield* cancelled()) abort.abort();
  }
}
