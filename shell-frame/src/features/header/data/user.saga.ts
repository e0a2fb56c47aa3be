import { loadUserInfo, type UserInfo } from '@edu/shared-utility';
import { call, put, takeLatest } from 'typed-redux-saga';
import { type Boxed, contextChanges } from '../../../common/event-channel';
import { failureOf } from '../../../common/load-state';
import { userArrived, userFailed, userRequested } from './header.slice';

/** Who is logged in; follows changes that other apps make (a new nickname). */
export function* userSaga() {
  yield* takeLatest(userRequested, fetchUser);
  yield* takeLatest(contextChanges('userInfo'), takeOver);
  yield* put(userRequested());
}

function* fetchUser() {
  try {
    yield* put(userArrived(yield* call(loadUserInfo)));
  } catch (error) {
    yield* put(userFailed(failureOf(error)));
  }
}

function* takeOver({ value }: Boxed<UserInfo | null>) {
  if (value) yield* put(userArrived(value));
}
