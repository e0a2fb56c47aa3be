import {
  context,
  emit,
  type LoginResult,
  loadUserInfo,
  page,
  session,
  type UserInfo,
} from '@edu/shared-utility';
import { call, put, race, type SagaGenerator, spawn, take } from 'typed-redux-saga';
import { contextChanges } from '../../../common/event-channel';
import { lastActivity, recordActivity } from './activity';
import {
  leaveChosen,
  locked,
  passwordGiven,
  passwordRefused,
  secondStepAsked,
  secondStepPassed,
} from './idle.slice';
import { logInAgain, refusalOf, resumeSession, secondStepOf } from './log-in-again';
import {
  canReauthenticate,
  isCurrent,
  type SessionSnapshot,
  takeSnapshot,
} from './session-snapshot';

/** The person is back in the session; the page is being left; there is no way back to the place. */
type Outcome = 'back' | 'leaving' | 'lost';

/** Ends the idle session. True once the person is back in it, false when the page is left. */
export function* endIdleSession() {
  const user = context.get('userInfo');
  const snapshot = takeSnapshot();
  // A password is asked only of somebody who has one, and whom it leads back.
  if (!user || !canReauthenticate(user, snapshot)) {
    yield* call(session.abandon);
    return false;
  }
  // A changed clock is told to the other tabs at once; their own timers may sleep for a minute.
  recordActivity((lastActivity() ?? 0) - 1);
  yield* put(locked());
  const outcome = yield* call(lockSaga, user, snapshot);
  if (outcome === 'lost') yield* call(session.expire);
  return outcome === 'back';
}

/**
 * The session is over on the server; the page stays as it is behind a dialog until the same person
 * gives the password, here or in another tab. What they typed is still there.
 */
function* lockSaga(user: UserInfo, snapshot: SessionSnapshot): SagaGenerator<Outcome> {
  const release = session.hold();
  const tokens = contextChanges('token');
  const branches = contextChanges('branchList');
  let seenToken = snapshot.token;
  try {
    // Not waited for: a server that hangs must not make the dialog deaf.
    yield* spawn(session.endOnServer);
    while (true) {
      const token = context.get('token');
      // A tab that found the session ended has taken the token away; a login is complete with its branches.
      if (token !== null && token !== seenToken && context.get('branchList') !== null) {
        seenToken = token;
        const outcome = yield* call(onOtherTabLogin, user, snapshot);
        if (outcome) return outcome;
        // A password that came meanwhile was not heard.
        yield* put(locked());
      }
      const { password, second, leave } = yield* race({
        password: take(passwordGiven),
        second: take(secondStepPassed),
        leave: take(leaveChosen),
        token: take(tokens),
        branches: take(branches),
      });
      if (leave) {
        yield* call(session.logout);
        return 'leaving';
      }
      const proof = (password ?? second)?.payload;
      if (proof === undefined) continue;
      try {
        const { back, left } = yield* race({
          back: call(checkProof, proof, user, snapshot),
          left: take(leaveChosen),
        });
        if (left) {
          yield* call(session.logout);
          return 'leaving';
        }
        return back ? 'back' : 'lost';
      } catch (error) {
        const needed = secondStepOf(error);
        yield* put(needed ? secondStepAsked(needed) : passwordRefused(refusalOf(error)));
      }
    }
  } finally {
    tokens.close();
    branches.close();
    release();
  }
}

/**
 * A password, or the log-in that a second step has finished. Anyone who leaves meanwhile is not logged in behind their
 * back.
 */
function* checkProof(proof: string | LoginResult, user: UserInfo, snapshot: SessionSnapshot) {
  const controller = new AbortController();
  const { signal } = controller;
  try {
    const login =
      typeof proof === 'string' ? yield* call(logInAgain, proof, user, snapshot, signal) : proof;
    return yield* call(resumeSession, login, user, snapshot, signal);
  } finally {
    controller.abort();
  }
}

/**
 * Another tab has logged in. The same person in the same place goes on here; in another place, or
 * as long as that is unknown, the page stays behind its password; somebody else starts again.
 */
function* onOtherTabLogin(
  user: UserInfo,
  snapshot: SessionSnapshot,
): SagaGenerator<Outcome | null> {
  try {
    const now = yield* call(loadUserInfo, { force: true, toast: false });
    if (now.userId === user.userId) return isCurrent(snapshot) ? 'back' : null;
  } catch {
    return null;
  }
  // Their work could no longer be saved; a page that stayed for it would call as somebody else.
  emit('session:ended', { reason: 'expired' });
  yield* call(page.reload);
  return 'leaving';
}
