import { effectiveTiming } from '@edu/shared-utility';
import { call, delay, put, race, select, take, takeLatest } from 'typed-redux-saga';
import { compareSaga } from './compare.saga';
import { faceActions, selectFace } from './face.slice';

/** One tick a second as long as the dialog is open: countdowns and the ten minutes. */
function* tick() {
  while (true) {
    yield* delay(effectiveTiming().faceFailTick);
    yield* put(faceActions.tick({ now: Date.now() }));
    const { status } = yield* select(selectFace);
    if (status === 'closed') return;
  }
}

/** Runs timer and comparison; closing the dialog cancels both. */
export function* faceVerifySaga() {
  // An outcome restarts the timer, so that its countdown begins with a whole second.
  yield* takeLatest(
    [faceActions.opened, faceActions.matched, faceActions.mismatched],
    function* () {
      yield* race({ clock: call(tick), closed: take(faceActions.closed) });
    },
  );
  yield* takeLatest(faceActions.used, function* () {
    yield* race({ compare: call(compareSaga), closed: take(faceActions.closed) });
  });
}
