import type { CompanyRegistration } from '@edu/shared-utility';
import { abortable, api, context } from '@edu/shared-utility';
import { submission } from '../../../common/submit';
import { dropDraft } from './draft';

/** Enterprise registration; the account that comes of it is filled in at the next login. */
export const companyRegister = submission<CompanyRegistration>(
  'companyRegister',
  function* (company) {
    yield* abortable((signal) => api.account.registerCompany(company, { signal }));
    dropDraft();
    context.set('arrivingAccount', company.account);
    return 'done' as const;
  },
);
