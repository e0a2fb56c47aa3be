import {
  abortable,
  api,
  context,
  errorCodes,
  isApiError,
  toFailure,
  tokenProof,
} from '@edu/shared-utility';
import { call, put, select } from 'typed-redux-saga';
import { base64Of } from '../../../common/base64-of';
import { phrases } from '../../../phrases';
import { faceActions, facePassed, selectFace } from './face.slice';

/** A change of the account (architecture §3, "Face"). */
const ACCOUNT_CHANGE = 4;

const remainingOf = (error: unknown): number | undefined => {
  const data = isApiError(error) ? error.data : null;
  if (typeof data !== 'object' || data === null || !('remaining' in data)) return undefined;
  return typeof data.remaining === 'number' ? data.remaining : undefined;
};

/** Compares the photo. It passes only if the answer is the digest of token + "true" (specification §5). */
export function* compareSaga() {
  const face = yield* select(selectFace);
  if (face.status !== 'comparing') return;
  const check = {
    businessId: context.get('userInfo')?.userId ?? '',
    businessType: ACCOUNT_CHANGE,
    userImage: base64Of(face.image),
    isSave: false,
    businessSource: 'account-center',
  };
  try {
    const answer = yield* call(abortable<string>, (signal: AbortSignal) =>
      api.monitor.humanFaceComparison(check, { signal }),
    );
    const proof = yield* call(tokenProof, context.get('token') ?? '');
    if (answer !== proof) {
      yield* put(faceActions.mismatched({ message: phrases.t('said.faceMismatch') }));
      return;
    }
    yield* put(faceActions.matched());
    // A match after the ten minutes is too late.
    const { status } = yield* select(selectFace);
    if (status === 'passed') yield* put(facePassed(face.purpose));
  } catch (error) {
    const { code, message } = toFailure(error);
    if (code === errorCodes.faceNotEnrolled || code === errorCodes.notVerified) {
      yield* put(faceActions.unavailable({ message }));
      return;
    }
    const isMismatch = code === errorCodes.faceRefused;
    const remaining = remainingOf(error);
    yield* put(
      isMismatch
        ? faceActions.mismatched({ message, ...(remaining !== undefined && { remaining }) })
        : faceActions.unanswered({ message }),
    );
  }
}
