import type { SlhCompanyInput } from '@edu/shared-utility';
import { abortable, api } from '@edu/shared-utility';
import { createSubmitPart } from '../../../common/submit';

export const slhSignIn = createSubmitPart<SlhCompanyInput>('slhSignIn', function* (company) {
  yield* abortable((signal) => api.slhCompany.saveCompany(company, { signal }));
  return 'done' as const;
});
