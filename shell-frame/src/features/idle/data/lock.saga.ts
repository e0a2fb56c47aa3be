import { context, type LoginResult, session, type UserInfo } from '@edu/shared-utility';
import { call, put, race, type SagaGenerator, spawn, take } from 'typed-redux-saga';
import { contextChannel } from '../../../common/event-channel';
import { lastActivity, recordActivity } from './activity';
import {
  leaveChosen,
  locked,
  passwordGiven,
  passwordRefused,
  secondStepPassed,
  secondStepRequested,
} from './idle.slice';
import { logInAgain, refusalOf, resumeSession, secondStepOf } from './log-in-again';
import { type LockOutcome, onOtherTabLogin } from './other-tab-login.saga';
import { canReauthenticate, type SessionSnapshot, takeSnapshot } from './session-snapshot';

/** Locks the idle session. Returns true once the person has logged in again, false when the page is left. */
export function* endIdleSession() {
  const user = context.get('userInfo');
  const snapshot = takeSnapshot();
  // The password is only asked for if the person has one and it leads back to the same place.
  if (!user || !canReauthenticate(user, snapshot)) {
    yield* call(session.abandon);
    return false;
  }
  // A clock that has jumped is reported to other tabs at once, since their timers may sleep for another minute.
  recordActivity((lastActivity() ?? 0) - 1);
  yield* put(locked());
  const outcome = yield* call(lockSaga, user, snapshot);
  if (outcome === 'unavailable') yield* call(session.expire);
  return outcome === 'back';
}

/**
 * Ends the session on the server and keeps the page behind a dialog until the same person enters the password, here
 * or in another tab. Unsaved input is kept.
 */
function* lockSaga(user: UserInfo, snapshot: SessionSnapshot): SagaGenerator<LockOutcome> {
  const release = session.hold();
  const tokens = contextChannel('token');
  const branches = contextChannel('branchList');
  let seenToken = snapshot.token;
  try {
    // Not awaited, so that a hanging server does not block the dialog.
    yield* spawn(session.endOnServer);
    while (true) {
      const token = context.get('token');
      // A tab that noticed the end of the session has removed the token; a login is complete once its branches are
      // stored.
      if (token !== null && token !== seenToken && context.get('branchList') !== null) {
        seenToken = token;
        const outcome = yield* call(onOtherTabLogin, user, snapshot);
        if (outcome) return outcome;
        // A password entered meanwhile was not handled.
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
        return back ? 'back' : 'unavailable';
      } catch (error) {
        const needed = secondStepOf(error);
        yield* put(needed ? secondStepRequested(needed) : passwordRefused(refusalOf(error)));
      }
    }
  } finally {
    tokens.close();
    branches.close();
    release();
  }
}

/**
 * Checks a password, or takes the login that a second step has completed. If the person leaves meanwhile, they are
 * not logged in afterwards.
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
