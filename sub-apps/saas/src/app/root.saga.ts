import { all, call, fork } from 'typed-redux-saga';
import { reportFailure } from '../common/report-failure';
import { studentsSaga } from '../features/students';

/** A saga that breaks takes no other feature along; the person is told. */
function* supervised(saga: () => Generator) {
  try {
    yield* call(saga);
  } catch (error) {
    reportFailure(error);
  }
}

/** Runs every feature's saga; they all end when this one is cancelled. */
export function* rootSaga() {
  yield* all([studentsSaga].map((saga) => fork(supervised, saga)));
}
