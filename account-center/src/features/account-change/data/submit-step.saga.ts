import { api, errorCodes } from '@edu/shared-utility';
import { call, put, select } from 'typed-redux-saga';
import { abortable } from '../../../common/abortable.saga';
import { quietly, toFailure } from '../../../common/failure';
import type { Channel } from './account-change.flow';
import { selectChange } from './account-change.selectors';
import { tell } from './account-change.slice';

/** The call that each step makes (specification §7, design §3 "Account change"). */
const calls = {
  verifyOld: api.account.checkAuthCode,
  enterNew: api.account.unBindUserAccount,
  bind: api.account.bindUserAccount,
};

/** Sends what the step asks for; a refusal leaves the person where they stand, with the reason. */
export function* submitStepSaga(channel: Channel, proof: { account: string; authCode: string }) {
  const { step } = yield* select(selectChange(channel));
  if (step !== 'verifyOld' && step !== 'enterNew' && step !== 'bind') return;
  const send = calls[step];
  try {
    yield* call(abortable<unknown>, (signal: AbortSignal) => send(proof, { ...quietly, signal }));
    yield* put(tell(channel, { type: 'passed', account: proof.account }));
  } catch (error) {
    const { code, message, fields } = toFailure(error);
    if (code === errorCodes.stepOutOfOrder && step === 'enterNew') {
      yield* put(tell(channel, { type: 'grantLost', message }));
      return;
    }
    const taken = code === errorCodes.conflict || fields.account !== undefined;
    yield* put(tell(channel, { type: 'refused', message, field: taken ? 'account' : 'code' }));
  }
}
