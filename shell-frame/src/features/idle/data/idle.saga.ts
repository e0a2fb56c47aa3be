import { context, effectiveTiming } from '@edu/shared-utility';
import { call, delay, put, race, take } from 'typed-redux-saga';
import { activityChannel, lastActivity, recordActivity } from './activity';
import { idlenessAt } from './idle.flow';
import { resumed, stayChosen, warned } from './idle.slice';
import { endIdleSession } from './lock.saga';

const idlenessNow = () => {
  const now = Date.now();
  return idlenessAt(now, lastActivity() ?? now, effectiveTiming());
};

/** Ends an idle session after a warning; all tabs read the same time of the last input. */
export function* idleSaga() {
  const activity = activityChannel();
  try {
    yield* call(watchIdleness, activity);
  } finally {
    activity.close();
  }
}

function* watchIdleness(activity: ReturnType<typeof activityChannel>) {
  // Loading a page counts as input, unless the session is already over: a reload must not bypass the password.
  if (idlenessNow().status !== 'over') recordActivity();
  while (true) {
    const idleness = idlenessNow();
    if (idleness.status === 'over') {
      // Without a session there is nothing to end.
      if (context.get('token') !== null && !(yield* call(endIdleSession))) return;
      recordActivity();
      yield* put(resumed());
      continue;
    }
    yield* put(idleness.status === 'warned' ? warned(idleness.secondsLeft) : resumed());
    const { active, stay } = yield* race({
      time: delay(Math.min(idleness.dueIn, longestTimer)),
      active: take(activity),
      stay: take(stayChosen),
    });
    // Timers stop while a computer sleeps but the clock does not, so the limit may have passed.
    if (idlenessNow().status === 'over') continue;
    // During the warning only its button counts, since moving the mouse does not prove that somebody has read it.
    if (stay || (active === 'here' && idleness.status === 'active')) recordActivity();
  }
}

/** Browsers store a timer's delay in 32 bits. */
const longestTimer = 2 ** 31 - 1;
