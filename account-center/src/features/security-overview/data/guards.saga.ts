import { api, quietly, toFailure } from '@edu/shared-utility';
import { call, put, takeLatest } from 'typed-redux-saga';
import { guardsActions } from './guards.slice';

/** When the guards last changed is good to know and never needed: a failure leaves what is known. */
export function* guardsSaga() {
  yield* takeLatest(guardsActions.requested, function* () {
    try {
      yield* put(guardsActions.told(yield* call(api.account.getAccountGuards, {}, quietly)));
    } catch (error) {
      toFailure(error);
    }
  });
}
