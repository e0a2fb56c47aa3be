import { api } from '@edu/shared-utility';
import type { PasswordReset } from '../../../common/credentials';
import { sendReset } from '../../../common/reset-form';
import { submission } from '../../../common/submit';

export interface NewPasswordReset extends PasswordReset {
  channel: 'phone' | 'mail';
}

export const newForget = submission<NewPasswordReset>('newForget', ({ channel, ...reset }) =>
  sendReset(
    reset,
    channel === 'phone'
      ? api.accountNew.changePasswordByPhoneAuthCode
      : api.accountNew.changePasswordByMailAuthCode,
  ),
);
