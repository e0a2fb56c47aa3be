import { authCodePart } from '../../common/auth-code';
import { formPhrases } from '../../common/form-phrases';
import { forgetSubmission } from './data/forget.submission';
import { phrases } from './phrases';
import { ForgetPage } from './views/forget-page.view';

/** What the app needs to show this screen once its chunk has arrived. */
export const screen = {
  Page: ForgetPage,
  phrases: [phrases, formPhrases],
  parts: [authCodePart, forgetSubmission],
};
