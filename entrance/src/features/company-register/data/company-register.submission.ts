import type { CompanyRegistration } from '@edu/shared-utility';
import { abortable, api, context } from '@edu/shared-utility';
import { createSubmitPart } from '../../../common/submit';
import { dropDraft } from './draft';

/** Registers an enterprise; the new account is filled in at the next log-in. */
export const companyRegister = createSubmitPart<CompanyRegistration>(
  'companyRegister',
  function* (company) {
    yield* abortable((signal) => api.account.registerCompany(company, { signal }));
    dropDraft();
    context.set('arrivingAccount', company.account);
    return 'done' as const;
  },
);
