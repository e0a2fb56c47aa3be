import { api, offerUndo, refusedInPlace, toFailure } from '@edu/shared-utility';
import { call, fork, put, select } from 'typed-redux-saga';
import { phrases } from '../../../phrases';
import { rowRefused } from './row-refused.saga';
import { studentListActions } from './student-list.slice';
import { selectQuery } from './students.selectors';
import { RowGone, takeBackStatus } from './take-back-status';

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

const reasonOf = (error: unknown): string =>
  error instanceof RowGone ? error.message : toFailure(error).message;

function* offerBack({ student, status }: Requested['payload']) {
  const { name } = student;
  const takenBack = yield* call(offerUndo, {
    message: phrases.t(said[status], { name }),
    undo: () => takeBackStatus(student, student.status),
    undone: phrases.t(said[student.status], { name }),
    failed: (error: unknown) =>
      phrases.t('students.notTakenBack', { name, reason: reasonOf(error) }),
  });
  if (takenBack) yield* put(studentListActions.requested(yield* select(selectQuery)));
}
