import { authCodePart } from '../../common/auth-code';
import { formPhrases } from '../../common/form-phrases';
import { companyRegisterSaga } from './data/company-register.saga';
import { companyRegisterSlice } from './data/company-register.slice';
import { phrases } from './phrases';
import { CompanyRegisterPage } from './views/company-register-page.view';

/** What the app needs to show this screen once its chunk has arrived. */
export const screen = {
  Page: CompanyRegisterPage,
  phrases: [phrases, formPhrases],
  parts: [authCodePart, { slice: companyRegisterSlice, saga: companyRegisterSaga }],
};
