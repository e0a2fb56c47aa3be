import { abortable, context, session, toFailure } from '@edu/shared-utility';
import type { SagaGenerator } from 'typed-redux-saga';
import type { PasswordReset } from '../credentials';
import { formPhrases } from '../form-phrases';
import { toRefusal } from '../refusal';
import type { Outcome } from '../submit';

/**
 * Sets a new password. Where the answer is lost it may be set all the same, and the code used up: then the person is
 * told to try it, unless nothing can have left this computer.
 */
export function* sendReset(
  reset: PasswordReset,
  call: (reset: PasswordReset, options: { signal: AbortSignal }) => Promise<unknown>,
): SagaGenerator<Outcome> {
  const mayArrive = window.navigator.onLine;
  try {
    yield* abortable((signal) => call(reset, { signal }));
  } catch (error) {
    if (!mayArrive || !toFailure(error).unanswered) throw error;
    const refusal = toRefusal(error);
    return { ...refusal, message: `${refusal.message} ${formPhrases.t('password.maybe')}` };
  }
  const userInfo = context.get('userInfo');
  // a session of this account has ended with its old password, and not by somebody elsewhere
  if (userInfo && [userInfo.accountPhone, userInfo.accountMail].includes(reset.account))
    session.forget();
  // the one who chose it logs in with it next
  context.set('arrivingAccount', reset.account);
  return 'done';
}
