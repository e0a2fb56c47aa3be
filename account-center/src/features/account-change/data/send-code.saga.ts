import { toFailure } from '@edu/shared-utility';
import { put, select } from 'typed-redux-saga';
import { sendCode } from '../../../common/auth-code';
import type { Channel } from './account-change.flow';
import { selectChange } from './account-change.selectors';
import { changeActions } from './account-change.slice';

/** Sends a code to the account of the step and dispatches the outcome. */
export function* sendCodeSaga(channel: Channel, account: string) {
  const { step } = yield* select(selectChange(channel));
  try {
    yield* sendCode(account, step === 'verifyOld' ? `${channel}-old` : `${channel}-new`);
    yield* put(changeActions.codeSent({ channel }));
  } catch (error) {
    const { message, fields, unanswered } = toFailure(error);
    const field = unanswered ? null : fields.account ? 'account' : 'code';
    yield* put(changeActions.notSent({ channel, message, field }));
  }
}
