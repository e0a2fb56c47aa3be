import {
  api,
  fetchPart,
  offerUndo,
  refusedInPlace,
  type Student,
  toFailure,
} from '@edu/shared-utility';
import { call, fork, put, select } from 'typed-redux-saga';
import { phrases } from '../../../phrases';
import { rowRefused } from './row-refused.saga';
import { studentListActions } from './student-list.slice';
import { selectQuery } from './students.selectors';

type Requested = ReturnType<typeof studentListActions.statusRequested>;

const said = { active: 'students.activated', suspended: 'students.suspended' } as const;

/** Suspends or activates a student at once, and offers to take it back. */
export function* changeStatusSaga({ payload }: Requested) {
  const { student, status } = payload;
  const { userId, version } = student;
  try {
    yield* call(api.user.updateStudent, { userId, version, status }, refusedInPlace);
    yield* fork(offerBack, payload);
    yield* put(studentListActions.requested(yield* select(selectQuery)));
  } catch (error) {
    yield* rowRefused(error, student);
  } finally {
    yield* put(studentListActions.rowSettled({ userId }));
  }
}

/** Comes when somebody wants it; what does not arrive has changed nothing. */
const takeBack = async (student: Student): Promise<void> => {
  const { takeBackStatus } = await fetchPart('saas', () => import('./take-back-status'));
  await takeBackStatus(student, student.status);
};

const reasonOf = (error: unknown): string =>
  error instanceof Error && error.name === 'RowGone' ? error.message : toFailure(error).message;

function* offerBack({ student, status }: Requested['payload']) {
  const { name } = student;
  const takenBack = yield* call(offerUndo, {
    message: phrases.t(said[status], { name }),
    undo: () => takeBack(student),
    undone: phrases.t(said[student.status], { name }),
    failed: (error: unknown) =>
      phrases.t('students.notTakenBack', { name, reason: reasonOf(error) }),
  });
  if (takenBack) yield* put(studentListActions.requested(yield* select(selectQuery)));
}
