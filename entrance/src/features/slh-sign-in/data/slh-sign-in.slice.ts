import type { SlhCompanyInput } from '@edu/shared-utility';
import { createSubmitSlice } from '../../../common/submit';

export const slhSignInSlice = createSubmitSlice<SlhCompanyInput>('slhSignIn');
