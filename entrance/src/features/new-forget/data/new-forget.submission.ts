import { api } from '@edu/shared-utility';
import type { PasswordReset } from '../../../common/credentials';
import { sendReset } from '../../../common/reset-form';
import { createSubmitPart } from '../../../common/submit';

export interface NewPasswordReset extends PasswordReset {
  channel: 'phone' | 'mail';
}

export const newForget = createSubmitPart<NewPasswordReset>('newForget', ({ channel, ...reset }) =>
  sendReset(
    reset,
    channel === 'phone'
      ? api.accountNew.changePasswordByPhoneAuthCode
      : api.accountNew.changePasswordByMailAuthCode,
  ),
);
