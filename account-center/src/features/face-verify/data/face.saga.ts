import { effectiveTiming } from '@edu/shared-utility';
import { call, delay, put, race, select, take, takeLatest } from 'typed-redux-saga';
import { compareSaga } from './compare.saga';
import type { FaceEvent } from './face.flow';
import { faceHappened, selectFace } from './face.slice';

const isFace =
  (...types: FaceEvent['type'][]) =>
  (action: unknown) =>
    faceHappened.match(action as never) &&
    types.includes((action as ReturnType<typeof faceHappened>).payload.type);

/** One tick a second as long as the dialog is open: countdowns and the ten minutes. */
function* tick() {
  while (true) {
    yield* delay(effectiveTiming().faceFailTick);
    yield* put(faceHappened({ type: 'tick', now: Date.now() }));
    const { status } = yield* select(selectFace);
    if (status === 'closed') return;
  }
}

/** Runs the clock and the comparison; closing ends both. */
export function* faceVerifySaga() {
  // an outcome starts the clock anew: its countdown begins with a whole second
  yield* takeLatest(isFace('opened', 'matched', 'mismatched'), function* () {
    yield* race({ clock: call(tick), closed: take(isFace('closed')) });
  });
  yield* takeLatest(isFace('used'), function* () {
    yield* race({ compare: call(compareSaga), closed: take(isFace('closed')) });
  });
}
