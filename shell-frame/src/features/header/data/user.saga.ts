import {
  api,
  context,
  loadUserInfo,
  runtimeConfig,
  toFailure,
  type UserInfo,
} from '@edu/shared-utility';
import { call, fork, put, takeLatest } from 'typed-redux-saga';
import { type Boxed, contextChanges } from '../../../common/event-channel';
import { userArrived, userFailed, userRequested } from './header.slice';

/** Who is logged in; follows changes that other apps make (a new nickname). */
export function* userSaga() {
  yield* takeLatest(userRequested, fetchUser);
  yield* takeLatest(contextChanges('userInfo'), takeOver);
  yield* put(userRequested());
  // The log-in after an idle lock is another one.
  yield* takeLatest(contextChanges('token'), arrive);
  yield* fork(arrive);
}

/** A server of the shell's own calls knows the platform's log-ins by these calls alone: none is missing in the list of devices. */
function* arrive() {
  if (runtimeConfig().shellApiUrl === undefined || !context.get('token')) return;
  try {
    yield* call(api.session.arrive);
  } catch {
    // The list of devices says by itself when that server does not answer.
  }
}

function* fetchUser() {
  try {
    yield* put(userArrived(yield* call(loadUserInfo)));
  } catch (error) {
    yield* put(userFailed(toFailure(error)));
  }
}

function* takeOver({ value }: Boxed<UserInfo | null>) {
  if (value) yield* put(userArrived(value));
}
