import { finishLogin, isTicketOver, loginPasskeyOptions } from './finish-login';
import type { SecondStepProps, Verification } from './types';
import Verify from './verify.view';

export { prepare } from './verify.view';

/** The second factor of a log-in, after its password or code. */
export default function SecondStep({ needed, onPassed, onOver, action, cancel }: SecondStepProps) {
  const { ticket, methods } = needed;
  const verify = async (verification: Verification): Promise<void> => {
    try {
      onPassed(await finishLogin(ticket, verification));
    } catch (reason) {
      if (!isTicketOver(reason)) throw reason;
      onOver();
    }
  };
  return (
    <Verify
      methods={methods}
      verify={verify}
      passkeyOptions={() => loginPasskeyOptions(ticket)}
      action={action}
      cancel={cancel}
    />
  );
}
