import { abortable, context, secondsLeft, startCooldown, toFailure } from '@edu/shared-utility';
import { put, takeEvery } from 'typed-redux-saga';
import { authCodeSlice } from './auth-code.slice';
import { codeCalls } from './calls';

const { requested, sent, failed } = authCodeSlice.actions;

/** Sends a code unless its cooldown is running; a failed request starts no cooldown. */
export function* authCodeSaga() {
  yield* takeEvery(requested, function* ({ payload }) {
    const { purpose, account } = payload;
    // Another tab may have started the cooldown.
    if (secondsLeft(purpose, account) > 0) {
      yield* put(sent(payload));
      return;
    }
    try {
      yield* abortable((signal) => codeCalls[purpose](account, { signal }));
      startCooldown(purpose, account);
      // Stored, so that a reload while the person fetches the code keeps the account; a
      // registration stores its own draft.
      if (purpose !== 'register') context.set('returningAccount', account);
      yield* put(sent(payload));
    } catch (error) {
      yield* put(failed({ ...payload, failure: toFailure(error) }));
    }
  });
}
