import type { CodeProof } from '../../../common/credentials';
import { createSubmitSlice } from '../../../common/submit';

export const codeLoginSlice = createSubmitSlice<CodeProof>('codeLogin');
