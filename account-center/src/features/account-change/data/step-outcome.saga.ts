import { api, errorCodes, toFailure, withoutToast } from '@edu/shared-utility';
import { call } from 'typed-redux-saga';
import type { AccountChange, ChangeEvent, Channel } from './account-change.flow';

/** An account (phone or mail address) and the code that went there. */
export interface Proof {
  account: string;
  authCode: string;
}

/** The steps with a request. */
export type SendingStep = Exclude<AccountChange['step'], 'closed' | 'done'>;

/** Whether the account has been bound; asked after a lost response, since the change may have succeeded. */
function* isOwn(channel: Channel, account: string) {
  try {
    const user = yield* call(api.account.getUserInfo, {}, withoutToast);
    const boundAccount = channel === 'phone' ? user.accountPhone : user.accountMail;
    return boundAccount?.toLowerCase() === account.toLowerCase();
  } catch (error) {
    toFailure(error);
    return false;
  }
}

/** Sends the request of a step and dispatches the outcome; after a refusal the person stays in the step. */
export function* stepOutcome(
  channel: Channel,
  step: SendingStep,
  proof: Proof,
  send: () => Generator,
) {
  const passed: ChangeEvent = { type: 'passed', account: proof.account };
  try {
    yield* call(send);
    return passed;
  } catch (error) {
    const { code, message, fields, unanswered } = toFailure(error);
    const outOfOrder = code === errorCodes.stepOutOfOrder;
    const conflict = code === errorCodes.conflict;
    const mayBeDone = step !== 'verifyOld' && (outOfOrder || conflict);
    if (mayBeDone && (yield* isOwn(channel, proof.account))) return passed;
    if (outOfOrder && step === 'enterNew') {
      const grantLostEvent: ChangeEvent = { type: 'grantLost', message };
      return grantLostEvent;
    }
    const isAccountFault = conflict || fields.account !== undefined;
    const field = unanswered ? null : isAccountFault ? 'account' : 'code';
    const refused: ChangeEvent = { type: 'refused', message, field };
    return refused;
  }
}
