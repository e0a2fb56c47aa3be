import { loadUserInfo, quietly, toFailure } from '@edu/shared-utility';
import { call, put } from 'typed-redux-saga';
import { profileActions } from './profile.slice';

/** Always asks the server: a page about safety shows no stale phone or mail. */
export function* loadProfileSaga() {
  try {
    const user = yield* call(loadUserInfo, { force: true });
    yield* put(profileActions.loaded(user));
  } catch (error) {
    const { code, message } = toFailure(error);
    yield* put(profileActions.loadFailed({ code, message }));
  }
}

/** Reads again behind what is shown. What is shown stays whatever the outcome, without a message. */
export function* refreshProfileSaga() {
  try {
    const user = yield* call(loadUserInfo, { afterWrite: true, ...quietly });
    yield* put(profileActions.loaded(user));
  } catch (error) {
    toFailure(error);
  }
}
