import { context, effectiveTiming } from '@edu/shared-utility';
import { call, delay, put, race, take } from 'typed-redux-saga';
import { activityChannel, lastActivity, recordActivity } from './activity';
import { idlenessAt } from './idle.flow';
import { stayChosen, warned, woke } from './idle.slice';
import { endIdleSession } from './lock.saga';

const idlenessNow = () => {
  const now = Date.now();
  return idlenessAt(now, lastActivity() ?? now, effectiveTiming());
};

/** Ends an idle session, with a warning before; all tabs read the same clock. */
export function* idleSaga() {
  const activity = activityChannel();
  // Loading the page is a touch of somebody who is still in, not a way past the password.
  if (idlenessNow().status !== 'over') recordActivity();
  while (true) {
    const idleness = idlenessNow();
    if (idleness.status === 'over') {
      // A page without a session has nothing to end.
      if (context.get('token') !== null && !(yield* call(endIdleSession))) return;
      recordActivity();
      yield* put(woke());
      continue;
    }
    yield* put(idleness.status === 'warned' ? warned(idleness.secondsLeft) : woke());
    const { active, stay } = yield* race({
      time: delay(Math.min(idleness.wakeIn, longestTimer)),
      active: take(activity),
      stay: take(stayChosen),
    });
    // Timers stand still while a computer sleeps, the clock does not: anyone who wakes it is too late.
    if (idlenessNow().status === 'over') continue;
    // Once warned, only the answer counts: a mouse that is moved is not a person who has read it.
    if (stay || (active === 'here' && idleness.status === 'active')) recordActivity();
  }
}

/** Browsers keep timers in 32 bits. */
const longestTimer = 2 ** 31 - 1;
