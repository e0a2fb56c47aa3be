import { abortable, api, context } from '@edu/shared-utility';
import { submitSaga } from '../../../common/submit';
import { companyRegisterSlice } from './company-register.slice';
import { dropDraft } from './draft';

/** Enterprise registration; the account that comes of it is filled in at the next login. */
export const companyRegisterSaga = submitSaga(companyRegisterSlice, function* (company) {
  yield* abortable((signal) => api.account.registerCompany(company, { signal }));
  dropDraft();
  context.set('arrivingAccount', company.account);
  return 'done' as const;
});
