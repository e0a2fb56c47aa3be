import type { Credentials } from '../../../common/credentials';
import { createSubmitSlice } from '../../../common/submit';

export const passwordLoginSlice = createSubmitSlice<Credentials>('passwordLogin');
