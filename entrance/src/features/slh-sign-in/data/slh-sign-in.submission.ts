import type { SlhCompanyInput } from '@edu/shared-utility';
import { abortable, api } from '@edu/shared-utility';
import { submission } from '../../../common/submit';

export const slhSignIn = submission<SlhCompanyInput>('slhSignIn', function* (company) {
  yield* abortable((signal) => api.slhCompany.saveCompany(company, { signal }));
  return 'done' as const;
});
