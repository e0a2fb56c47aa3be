import { session, unsaved } from '@edu/shared-utility';
import { call, takeLeading } from 'typed-redux-saga';
import { logoutChosen } from './header.slice';

export function* logoutSaga() {
  yield* takeLeading(logoutChosen, logout);
}

function* logout() {
  if (!(yield* call(unsaved.mayLogOut))) return;
  yield* call([session, session.logout]);
}
