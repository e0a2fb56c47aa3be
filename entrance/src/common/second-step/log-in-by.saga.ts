import {
  ApiError,
  abortable,
  errorCodes,
  isApiError,
  type LoginResult,
  type SecondStepNeeded,
} from '@edu/shared-utility';
import { call, put, race, type SagaGenerator, take } from 'typed-redux-saga';
import { secondStepSlice } from './second-step.slice';

const { asked, passed, left } = secondStepSlice.actions;

function neededBy(error: unknown): SecondStepNeeded | null {
  if (!isApiError(error) || error.code !== errorCodes.secondStepNeeded) return null;
  const data = error.data as Partial<SecondStepNeeded> | null | undefined;
  const whole = typeof data?.ticket === 'string' && Array.isArray(data.methods);
  return whole ? (data as SecondStepNeeded) : null;
}

/** The page shows the second step and tells how it ended. */
function* secondStep(needed: SecondStepNeeded): SagaGenerator<LoginResult | null> {
  yield* put(asked(needed));
  const end = yield* race({ passed: take(passed), left: take(left) });
  if (end.passed) return end.passed.payload;
  const failure = end.left?.payload;
  if (!failure) return null;
  throw new ApiError({ kind: 'business', call: 'login.finish', ...failure });
}

/**
 * Sends a log-in, and its second step where the account has one. Null when the person went back;
 * throws what the calls throw.
 */
export function* logInBy(send: (signal: AbortSignal) => Promise<LoginResult>) {
  try {
    return yield* abortable(send);
  } catch (error) {
    const needed = neededBy(error);
    if (!needed) throw error;
    return yield* call(secondStep, needed);
  }
}
