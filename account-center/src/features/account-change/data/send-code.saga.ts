import { api } from '@edu/shared-utility';
import { call, put, select } from 'typed-redux-saga';
import { abortable } from '../../../common/abortable.saga';
import { type CodePurpose, secondsLeft, startCooldown } from '../../../common/auth-code';
import { quietly, toFailure } from '../../../common/failure';
import type { Channel } from './account-change.flow';
import { selectChange } from './account-change.selectors';
import { tell } from './account-change.slice';

/** Sends a code unless its cooldown runs; a send that fails starts none. */
export function* sendCodeSaga(channel: Channel, account: string) {
  const { step } = yield* select(selectChange(channel));
  const purpose: CodePurpose = step === 'verifyOld' ? `${channel}-old` : `${channel}-new`;
  if (secondsLeft(purpose) > 0) {
    // another tab was quicker: its code is on the way
    yield* put(tell(channel, { type: 'codeSent' }));
    return;
  }
  try {
    yield* call(abortable, (signal: AbortSignal) =>
      api.account.getAuthCodePublic({ account, type: 2 }, { ...quietly, signal }),
    );
    startCooldown(purpose);
    yield* put(tell(channel, { type: 'codeSent' }));
  } catch (error) {
    const { message, fields } = toFailure(error);
    const field = fields.account ? 'account' : 'code';
    yield* put(tell(channel, { type: 'refused', message, field }));
  }
}
