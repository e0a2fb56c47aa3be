import { takeLatest } from 'typed-redux-saga';
import { loadOverviewSaga } from './load-overview.saga';
import { overviewActions } from './overview.slice';

/** Wires the feature's sagas to its actions. */
export function* overviewSaga() {
  yield* takeLatest(overviewActions.requested, loadOverviewSaga);
}
