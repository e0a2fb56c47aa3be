import type { CodeProof } from '../../../common/proofs';
import { createSubmitSlice } from '../../../common/submit';

export const codeLoginSlice = createSubmitSlice<CodeProof>('codeLogin');
