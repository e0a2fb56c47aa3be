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
import {
  leaveChosen,
  locked,
  passwordGiven,
  passwordRefused,
  secondStepAsked,
  secondStepPassed,
} from './idle.slice';
import { enterAgain, proveAgain, refusalOf, secondStepOf } from './log-in-again';
import { currentPlace, isHere, isWayBack, type Place } from './place';
import { lastTouch, touch } from './touch';

/** The person is back in the session; the page is being left; there is no way back to the place. */
type Outcome = 'back' | 'leaving' | 'lost';

/** Ends the session that nobody touched. True once the person is back in it, false when the page is left. */
export function* endIdleSession() {
  const user = context.get('userInfo');
  const place = currentPlace();
  // A password is asked only of somebody who has one, and whom it leads back.
  if (!user || !isWayBack(user, place)) {
    yield* call(session.abandon);
    return false;
  }
  // A changed clock is told to the other tabs at once; their own timers may sleep for a minute.
  touch((lastTouch() ?? 0) - 1);
  yield* put(locked());
  const outcome = yield* call(lockSaga, user, place);
  if (outcome === 'lost') yield* call(session.expire);
  return outcome === 'back';
}

/**
 * The session is over on the server; the page stays as it is behind a dialog until the same person
 * gives the password, here or in another tab. What they typed is still there.
 */
function* lockSaga(user: UserInfo, place: Place): SagaGenerator<Outcome> {
  const release = session.hold();
  const tokens = contextChanges('token');
  const branches = contextChanges('branchList');
  let met = place.token;
  try {
    // Not waited for: a server that hangs must not make the dialog deaf.
    yield* spawn(session.endOnServer);
    while (true) {
      const token = context.get('token');
      // A tab that found the session ended has taken the token away; a login is complete with its branches.
      if (token !== null && token !== met && context.get('branchList') !== null) {
        met = token;
        const outcome = yield* call(meetLogin, user, place);
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
          back: call(checkProof, proof, user, place),
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

/** A password, or the log-in that a second step has finished. Whoever leaves meanwhile is not logged in behind their back. */
function* checkProof(proof: string | LoginResult, user: UserInfo, place: Place) {
  const controller = new AbortController();
  const { signal } = controller;
  try {
    const login =
      typeof proof === 'string' ? yield* call(proveAgain, proof, user, place, signal) : proof;
    return yield* call(enterAgain, login, user, place, signal);
  } finally {
    controller.abort();
  }
}

/**
 * Another tab has logged in. The same person in the same place goes on here; in another place, or
 * as long as nobody can tell, the page stays behind its password; somebody else starts anew.
 */
function* meetLogin(user: UserInfo, place: Place): SagaGenerator<Outcome | null> {
  try {
    const now = yield* call(loadUserInfo, { force: true, toast: false });
    if (now.userId === user.userId) return isHere(place) ? 'back' : null;
  } catch {
    return null;
  }
  // Their work could no longer be saved; a page that stayed for it would call as somebody else.
  emit('session:ended', { reason: 'expired' });
  yield* call(page.reload);
  return 'leaving';
}
