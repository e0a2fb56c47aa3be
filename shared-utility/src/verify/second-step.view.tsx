import { api } from '../api';
import { errorCodes, type LoginResult } from '../contract';
import { isApiError } from '../http';
import type { SecondStepProps, Verification } from './types';
import Verify from './verify.view';

export { prepare } from './verify.view';

function finish(ticket: string, given: Verification): Promise<LoginResult> {
  switch (given.method) {
    case 'totp':
      return api.login.finish({ ticket, code: given.code });
    case 'recovery':
      return api.login.finish({ ticket, recoveryCode: given.code });
    case 'passkey':
      return api.login.finish({ ticket, response: given.response });
    default:
      throw new Error(`no second step by ${given.method}`);
  }
}

/** Too late, too many tries, or used: only a new log-in helps. */
const isOver = (reason: unknown): boolean =>
  isApiError(reason) && reason.code === errorCodes.stepOutOfOrder;

/** The second factor of a log-in whose password or code was right. */
export default function SecondStep({ needed, onPassed, onOver, action, cancel }: SecondStepProps) {
  const { ticket, methods } = needed;
  const verify = async (given: Verification): Promise<void> => {
    try {
      onPassed(await finish(ticket, given));
    } catch (reason) {
      if (!isOver(reason)) throw reason;
      onOver();
    }
  };
  return (
    <Verify
      methods={methods}
      verify={verify}
      passkeyOptions={() => api.login.passkeyOptions({ ticket })}
      action={action}
      cancel={cancel}
    />
  );
}
