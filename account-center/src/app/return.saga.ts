import { context, session } from '@edu/shared-utility';
import { eventChannel } from 'redux-saga';
import { call, put, select, take } from 'typed-redux-saga';
import { profileActions, selectProfileLoad } from '../features/profile';
import { secondFactorsActions } from '../features/second-factors';

/** An event for each time that the tab becomes visible. */
const returnsToTab = () =>
  eventChannel<true>((emit) => {
    const update = () => {
      if (document.visibilityState === 'visible') emit(true);
    };
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  });

/** Refetches the account on return to the tab, since it may have changed in another tab or on the phone. */
export function* returnSaga() {
  const returns = yield* call(returnsToTab);
  try {
    while (true) {
      yield* take(returns);
      // The required second factor may have been added in another tab.
      if (session.lacksFactor()) yield* put(secondFactorsActions.refetchRequested());
      const { status } = yield* select(selectProfileLoad);
      if (status !== 'idle' && context.get('token')) yield* put(profileActions.refreshRequested());
    }
  } finally {
    returns.close();
  }
}
