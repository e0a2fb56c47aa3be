import { abortable, context, session, toFailure } from '@edu/shared-utility';
import type { SagaGenerator } from 'typed-redux-saga';
import type { PasswordReset } from '../credentials';
import { formPhrases } from '../form-phrases';
import { toRefusal } from '../refusal';
import type { Outcome } from '../submit';

/**
 * Sets a new password. After a lost response it may be set and the code used; then the person is told to try it, unless
 * the request cannot have been sent.
 */
export function* sendReset(
  reset: PasswordReset,
  call: (reset: PasswordReset, options: { signal: AbortSignal }) => Promise<unknown>,
): SagaGenerator<Outcome> {
  const wasOnline = window.navigator.onLine;
  try {
    yield* abortable((signal) => call(reset, { signal }));
  } catch (error) {
    if (!wasOnline || !toFailure(error).unanswered) throw error;
    const refusal = toRefusal(error);
    return { ...refusal, message: `${refusal.message} ${formPhrases.t('password.maybe')}` };
  }
  const userInfo = context.get('userInfo');
  // The stored session of this account has ended with its old password; this is no end by another
  // else.
  if (userInfo && [userInfo.accountPhone, userInfo.accountMail].includes(reset.account))
    session.forget();
  // Filled in at the next log-in.
  context.set('arrivingAccount', reset.account);
  return 'done';
}
