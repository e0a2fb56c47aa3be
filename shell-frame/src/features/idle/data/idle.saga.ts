import { context, effectiveTiming } from '@edu/shared-utility';
import { call, delay, put, race, take } from 'typed-redux-saga';
import { idlenessAt } from './idle.flow';
import { locked, stayChosen, warned, woke } from './idle.slice';
import { lockSaga } from './lock.saga';
import { lastTouch, touch, touches } from './touch';

/** Ends a session that nobody touches, with a warning before; all tabs read the same clock. */
export function* idleSaga() {
  const hands = touches();
  touch();
  while (true) {
    const idleness = idlenessAt(Date.now(), lastTouch(), effectiveTiming());
    if (idleness.status === 'over') {
      // A page without a session has nothing to end.
      if (context.get('token') !== null) {
        yield* put(locked());
        yield* call(lockSaga);
      }
      touch();
      yield* put(woke());
      continue;
    }
    yield* put(idleness.status === 'warned' ? warned(idleness.secondsLeft) : woke());
    const { hand, stay } = yield* race({
      time: delay(Math.min(idleness.wakeIn, longestTimer)),
      hand: take(hands),
      stay: take(stayChosen),
    });
    // Once warned, only the answer counts: a mouse that is moved is not a person who has read it.
    if (stay || (hand === 'here' && idleness.status === 'active')) touch();
  }
}

/** Browsers keep timers in 32 bits. */
const longestTimer = 2 ** 31 - 1;
