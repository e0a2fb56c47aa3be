import { abortable, api, context } from '@edu/shared-utility';
import type { PasswordReset } from '../../../common/credentials';
import { submission } from '../../../common/submit';

export interface NewPasswordReset extends PasswordReset {
  by: 'phone' | 'mail';
}

export const newForget = submission<NewPasswordReset>('newForget', function* ({ by, ...reset }) {
  const change =
    by === 'phone'
      ? api.accountNew.changePasswordByPhoneAuthCode
      : api.accountNew.changePasswordByMailAuthCode;
  yield* abortable((signal) => change(reset, { signal }));
  // the one who chose it logs in with it next
  context.set('arrivingAccount', reset.account);
  return 'done' as const;
});
