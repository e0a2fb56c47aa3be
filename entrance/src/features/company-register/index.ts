import { authCodePart } from '../../common/auth-code';
import { formPhrases } from '../../common/form-phrases';
import { companyRegister } from './data/company-register.submission';
import { phrases } from './phrases';
import { CompanyRegisterPage } from './views/company-register-page.view';

/** Exports of this screen's chunk. */
export const screen = {
  Page: CompanyRegisterPage,
  phrases: [phrases, formPhrases],
  storeParts: [authCodePart, companyRegister],
};
