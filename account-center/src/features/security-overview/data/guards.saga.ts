import { api, toFailure, withoutToast } from '@edu/shared-utility';
import { call, put, takeLatest } from 'typed-redux-saga';
import { guardsActions } from './guards.slice';

/** The dates of last changes are optional information, so a failure keeps the known ones. */
export function* guardsSaga() {
  yield* takeLatest(guardsActions.requested, function* () {
    try {
      yield* put(guardsActions.loaded(yield* call(api.account.getAccountGuards, {}, withoutToast)));
    } catch (error) {
      toFailure(error);
    }
  });
}
