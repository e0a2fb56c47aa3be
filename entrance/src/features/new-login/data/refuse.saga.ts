import { put, spawn } from 'typed-redux-saga';
import { discardToken } from '../../../common/enter.saga';
import type { Refusal } from '../../../common/refusal';
import { newLoginActions } from './new-login.slice';

/** A login that leads nowhere: said on the first step, and no half log-in is left. */
export function* refuse(failure: Refusal) {
  yield* put(newLoginActions.happened({ type: 'restarted' }));
  yield* put(newLoginActions.happened({ type: 'failed', failure }));
  yield* spawn(discardToken);
}
