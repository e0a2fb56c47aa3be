import type { CompanyRegistration } from '@edu/shared-utility';
import { createSubmitSlice } from '../../../common/submit';

export const companyRegisterSlice = createSubmitSlice<CompanyRegistration>('companyRegister');
