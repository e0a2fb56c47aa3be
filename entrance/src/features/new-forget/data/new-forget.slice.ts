import type { PasswordReset } from '../../../common/credentials';
import { createSubmitSlice } from '../../../common/submit';

export interface NewPasswordReset extends PasswordReset {
  by: 'phone' | 'mail';
}

export const newForgetSlice = createSubmitSlice<NewPasswordReset>('newForget');
