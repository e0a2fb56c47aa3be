import { errorCodes, isApiError, type Student, toast, toFailure } from '@edu/shared-utility';
import { put, select } from 'typed-redux-saga';
import { type StaleRow, studentListActions } from './student-list.slice';
import { selectQuery } from './students.selectors';

const reasons: Readonly<Record<number, StaleRow['why']>> = {
  [errorCodes.conflict]: 'changed',
  [errorCodes.notFound]: 'gone',
};

/** What came of an order for a row, sent `refusedInPlace`: of a row that is not as shown, the list tells, read anew. */
export function* rowRefused(error: unknown, { name }: Student) {
  const { code, message } = toFailure(error);
  if (!isApiError(error)) toast.error(message);
  else if (error.kind === 'business') {
    const why = reasons[code];
    if (why) {
      yield* put(studentListActions.foundStale({ name, why }));
      yield* put(studentListActions.requested(yield* select(selectQuery)));
    } else if (code !== errorCodes.silent) toast.error(message);
  }
}
