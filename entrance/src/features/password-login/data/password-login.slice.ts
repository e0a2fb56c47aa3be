import type { Credentials } from '../../../common/proofs';
import { createSubmitSlice } from '../../../common/submit';

export const passwordLoginSlice = createSubmitSlice<Credentials>('passwordLogin');
