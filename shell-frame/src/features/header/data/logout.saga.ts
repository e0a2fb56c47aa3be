import { draftKey, session, unsaved } from '@edu/shared-utility';
import { call, takeLeading } from 'typed-redux-saga';
import { logoutChosen } from './header.slice';

export function* logoutSaga() {
  yield* takeLeading(logoutChosen, logout);
}

/** What any page has kept on this device, for whomever: a log-out takes it along. */
const hasDrafts = (): boolean =>
  Object.keys(localStorage).some((key) => key.startsWith(draftKey('', '', '').slice(0, -2)));

function* logout() {
  const end = unsaved.guard(hasDrafts);
  if (yield* call(unsaved.mayLeave)) yield* call([session, session.logout]);
  else end();
}
