import { api } from '@edu/shared-utility';
import type { PasswordReset } from '../../../common/credentials';
import { sendReset } from '../../../common/reset-form';
import { createSubmitPart } from '../../../common/submit';

export const forgetSubmission = createSubmitPart<PasswordReset>('forget', (reset) =>
  sendReset(reset, api.account.resetPasswordNew),
);
