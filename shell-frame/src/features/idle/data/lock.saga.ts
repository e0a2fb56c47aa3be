import { api, context, isNewSaas, session } from '@edu/shared-utility';
import { call, put, race, take } from 'typed-redux-saga';
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
    yield* call(endOnServer);
    while (true) {
      const { password, leave } = yield* race({
        password: take(passwordGiven),
        leave: take(leaveChosen),
        other: take(elsewhere),
      });
      if (leave) yield* call(session.logout);
      if (leave || context.get('token') !== dead) return;
      if (!password) continue;
      try {
        yield* call(logInAgain, password.payload);
        return;
      } catch (error) {
        yield* put(passwordRefused(failureOf(error).message));
      }
    }
  } finally {
    elsewhere.close();
    release();
  }
}

function* endOnServer() {
  try {
    yield* call(async () => (isNewSaas() ? api.accountNew : api.account).logout());
  } catch {
    // Out of reach: the server lets the token expire, and the dialog stands in any case.
  }
}
