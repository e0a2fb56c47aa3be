import { api, context, isNewSaas, loadUserInfo, page, session } from '@edu/shared-utility';
import { call, put, race, spawn, take } from 'typed-redux-saga';
import { contextChanges } from '../../../common/event-channel';
import { failureOf } from '../../../common/load-state';
import { leaveChosen, passwordGiven, passwordRefused } from './idle.slice';
import { logInAgain } from './log-in-again';

/**
 * The session is over on the server; the page stays as it is behind a dialog until the same person
 * gives the password, here or in another tab. What they typed is still there.
 */
export function* lockSaga() {
  const release = session.hold();
  const dead = context.get('token');
  const elsewhere = contextChanges('token');
  try {
    // Not waited for: a server that hangs must not make the dialog deaf.
    yield* spawn(endOnServer);
    while (context.get('token') === dead) {
      const { password, leave } = yield* race({
        password: take(passwordGiven),
        leave: take(leaveChosen),
        other: take(elsewhere),
      });
      if (leave) {
        yield* call(session.logout);
        return;
      }
      if (!password) continue;
      try {
        yield* call(logInAgain, password.payload);
        return;
      } catch (error) {
        yield* put(passwordRefused(failureOf(error).message));
      }
    }
    yield* call(comeBack);
  } finally {
    elsewhere.close();
    release();
  }
}

/** Another tab has logged in: the same person goes on here, another one starts anew. */
function* comeBack() {
  const before = context.get('userInfo');
  try {
    const now = yield* call(loadUserInfo, { force: true });
    if (now.userId === before?.userId) return;
  } catch {
    // Who it is stays unknown; a fresh page finds out and says why if it cannot.
  }
  yield* call(page.reload);
}

function* endOnServer() {
  try {
    yield* call(async () => (isNewSaas() ? api.accountNew : api.account).logout());
  } catch {
    // Out of reach: the server lets the token expire, and the dialog stands in any case.
  }
}
