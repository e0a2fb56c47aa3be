import { authCodePart } from '../../common/auth-code';
import { formPhrases } from '../../common/form-phrases';
import { newForget } from './data/new-forget.submission';
import { phrases } from './phrases';
import { NewForgetPage } from './views/new-forget-page.view';

/** What the app needs to show this screen once its chunk has arrived. */
export const screen = {
  Page: NewForgetPage,
  phrases: [phrases, formPhrases],
  parts: [authCodePart, newForget],
};
