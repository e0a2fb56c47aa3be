import { toFailure } from '@edu/shared-utility';
import { call, put, race, take } from 'typed-redux-saga';
import { phrases } from '../../../phrases';
import { secondFactorsActions as actions } from './second-factors.slice';

/** Message for a failed passkey; browsers report a cancelled or failed prompt by different errors. */
function problemOf(error: unknown): string {
  if (!(error instanceof Error) || !('code' in error || error.name.endsWith('Error'))) {
    return toFailure(error).message;
  }
  const exists = error.name === 'InvalidStateError';
  const named = ['NotAllowedError', 'AbortError', 'SecurityError', 'NotSupportedError'];
  if (exists) return phrases.t('said.passkeyKnown');
  return named.includes(error.name) ? phrases.t('said.passkeyRefused') : toFailure(error).message;
}

/** Runs a step of the dialog and shows its failure there, unless the dialog was closed. */
export function* step(work: () => Generator) {
  try {
    yield* race({ done: call(work), closed: take(actions.closed) });
  } catch (error) {
    yield* put(actions.refused(problemOf(error)));
    // The factor may have changed elsewhere, so the list is refetched.
    yield* put(actions.refetchRequested());
  }
}
