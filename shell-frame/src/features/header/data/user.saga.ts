import {
  api,
  context,
  loadUserInfo,
  runtimeConfig,
  toFailure,
  type UserInfo,
} from '@edu/shared-utility';
import { call, fork, put, takeLatest } from 'typed-redux-saga';
import { type Box, contextChanges } from '../../../common/event-channel';
import { userArrived, userFailed, userRequested } from './header.slice';

/** Loads the logged-in user; follows changes by other apps, such as a new nickname. */
export function* userSaga() {
  yield* takeLatest(userRequested, fetchUser);
  yield* takeLatest(yield* contextChanges('userInfo'), takeOver);
  yield* put(userRequested());
  // The log-in after an idle lock has a new token.
  yield* takeLatest(yield* contextChanges('token'), reportSession);
  yield* fork(reportSession);
}

/** Reports the session to the shell's own server, which only lists sessions reported to it. */
function* reportSession() {
  if (runtimeConfig().shellApiUrl === undefined || !context.get('token')) return;
  try {
    yield* call(api.session.arrive);
  } catch {
    // The list of sessions shows an error itself when that server does not respond.
  }
}

function* fetchUser() {
  try {
    yield* put(userArrived(yield* call(loadUserInfo)));
  } catch (error) {
    yield* put(userFailed(toFailure(error)));
  }
}

function* takeOver({ value }: Box<UserInfo | null>) {
  if (value) yield* put(userArrived(value));
}
