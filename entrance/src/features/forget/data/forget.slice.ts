import type { PasswordReset } from '../../../common/credentials';
import { createSubmitSlice } from '../../../common/submit';

export const forgetSlice = createSubmitSlice<PasswordReset>('forget');
