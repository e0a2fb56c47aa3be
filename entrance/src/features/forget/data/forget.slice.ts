import type { PasswordReset } from '../../../common/proofs';
import { createSubmitSlice } from '../../../common/submit';

export const forgetSlice = createSubmitSlice<PasswordReset>('forget');
