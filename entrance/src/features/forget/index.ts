import { authCodePart } from '../../common/auth-code';
import { formPhrases } from '../../common/form-phrases';
import { forgetSubmission } from './data/forget.submission';
import { phrases } from './phrases';
import { ForgetPage } from './views/forget-page.view';

/** Exports of this screen's chunk. */
export const screen = {
  Page: ForgetPage,
  phrases: [phrases, formPhrases],
  storeParts: [authCodePart, forgetSubmission],
};
