import { put, spawn } from 'typed-redux-saga';
import { discardToken } from '../../../common/enter.saga';
import type { Refusal } from '../../../common/refusal';
import { newLoginActions } from './new-login.slice';

/** Refuses a log-in that cannot be completed: shows the error at the first step and revokes the token. */
export function* refuse(failure: Refusal) {
  yield* put(newLoginActions.happened({ type: 'restarted' }));
  yield* put(newLoginActions.happened({ type: 'failed', failure }));
  yield* spawn(discardToken);
}
