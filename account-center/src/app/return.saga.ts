import { context, session } from '@edu/shared-utility';
import { eventChannel } from 'redux-saga';
import { call, put, select, take } from 'typed-redux-saga';
import { profileActions, selectProfileLoad } from '../features/profile';
import { secondFactorsActions } from '../features/second-factors';

/** Each time that the tab comes into sight. */
const intoSight = () =>
  eventChannel<true>((emit) => {
    const update = () => {
      if (document.visibilityState === 'visible') emit(true);
    };
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  });

/** Anyone who comes back from another tab or the phone sees what became of the account there. */
export function* returnSaga() {
  const sights = yield* call(intoSight);
  try {
    while (true) {
      yield* take(sights);
      // a demanded factor may have been added in another tab
      if (session.lacksFactor()) yield* put(secondFactorsActions.rereadRequested());
      const { status } = yield* select(selectProfileLoad);
      if (status !== 'idle' && context.get('token')) yield* put(profileActions.refreshRequested());
    }
  } finally {
    sights.close();
  }
}
