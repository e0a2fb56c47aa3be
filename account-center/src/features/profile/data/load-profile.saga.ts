import { loadUserInfo, toFailure, withoutToast } from '@edu/shared-utility';
import { call, put } from 'typed-redux-saga';
import { profileActions } from './profile.slice';

/** Always reads from the server, since a stale phone or mail address could mislead about safety. */
export function* loadProfileSaga() {
  try {
    const user = yield* call(loadUserInfo, { force: true });
    yield* put(profileActions.loaded(user));
  } catch (error) {
    const { code, message } = toFailure(error);
    yield* put(profileActions.loadFailed({ code, message }));
  }
}

/** Refreshes the shown profile in the background; on failure the shown one stays, without a message. */
export function* refreshProfileSaga() {
  try {
    const user = yield* call(loadUserInfo, { afterWrite: true, ...withoutToast });
    yield* put(profileActions.loaded(user));
  } catch (error) {
    // Logs an error of the page; a failed request is ignored.
    toFailure(error);
  }
}
