import { takeLatest, takeLeading } from 'typed-redux-saga';
import { loadProfileSaga, refreshProfileSaga } from './load-profile.saga';
import { profileActions } from './profile.slice';
import { saveProfileSaga } from './save-profile.saga';

/** Starts the feature's sagas on its actions. */
export function* profileSaga() {
  yield* takeLatest(profileActions.loadRequested, loadProfileSaga);
  yield* takeLatest(profileActions.refreshRequested, refreshProfileSaga);
  yield* takeLeading(profileActions.submitted, saveProfileSaga);
}
