import { abortable, context, secondsLeft, startCooldown, toFailure } from '@edu/shared-utility';
import { put, takeEvery } from 'typed-redux-saga';
import { authCodeSlice } from './auth-code.slice';
import { codeCalls } from './calls';

const { requested, sent, failed } = authCodeSlice.actions;

/** Sends a code unless its cooldown runs; a send that fails starts none. */
export function* authCodeSaga() {
  yield* takeEvery(requested, function* ({ payload }) {
    const { purpose, account } = payload;
    // another tab may have been quicker
    if (secondsLeft(purpose, account) > 0) {
      yield* put(sent(payload));
      return;
    }
    try {
      yield* abortable((signal) => codeCalls[purpose](account, { signal }));
      startCooldown(purpose, account);
      // loaded anew while the person fetches the code, the page still knows whose it is; a registration keeps its own
      if (purpose !== 'register') context.set('returningAccount', account);
      yield* put(sent(payload));
    } catch (error) {
      yield* put(failed({ ...payload, failure: toFailure(error) }));
    }
  });
}
