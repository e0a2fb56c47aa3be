import { takeLatest, takeLeading } from 'typed-redux-saga';
import { loadProfileSaga } from './load-profile.saga';
import { profileActions } from './profile.slice';
import { saveNicknameSaga } from './save-nickname.saga';

/** Wires the feature's sagas to its actions. */
export function* profileSaga() {
  yield* takeLatest(profileActions.loadRequested, loadProfileSaga);
  yield* takeLeading(profileActions.nicknameSubmitted, saveNicknameSaga);
}
