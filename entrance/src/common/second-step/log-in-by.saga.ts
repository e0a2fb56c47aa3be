import {
  abortable,
  context,
  errorCodes,
  isApiError,
  type LoginResult,
  type SecondStepNeeded,
} from '@edu/shared-utility';
import { put } from 'typed-redux-saga';
import { secondStepSlice } from './second-step.slice';
import { enterStep } from './step-entry';

function neededBy(error: unknown): SecondStepNeeded | null {
  if (!isApiError(error) || error.code !== errorCodes.secondStepNeeded) return null;
  const data = error.data as Partial<SecondStepNeeded> | null | undefined;
  const isComplete = typeof data?.ticket === 'string' && Array.isArray(data.methods);
  return isComplete ? (data as SecondStepNeeded) : null;
}

/**
 * Sends a log-in. Null if the account requires a second step: the form is then usable again, since the person may go
 * back to it, and receives the outcome of the step as `submitted` (with `Proven`) or `failed`. Throws what the call
 * throws.
 */
export function* logInBy(
  method: string,
  account: string,
  send: (signal: AbortSignal) => Promise<LoginResult>,
) {
  try {
    return yield* abortable(send);
  } catch (error) {
    const needed = neededBy(error);
    if (!needed) throw error;
    // Kept, so that the form has it after a reload.
    context.set('returningAccount', account);
    enterStep();
    yield* put(secondStepSlice.actions.asked({ needed, formName: method }));
    return null;
  }
}
