import { api } from '@edu/shared-utility';
import type { PasswordReset } from '../../../common/credentials';
import { sendReset } from '../../../common/reset-form';
import { submission } from '../../../common/submit';

export const forgetSubmission = submission<PasswordReset>('forget', (reset) =>
  sendReset(reset, api.account.resetPasswordNew),
);
