import { formPhrases } from '../../common/form-phrases';
import { slhSignIn } from './data/slh-sign-in.submission';
import { phrases } from './phrases';
import { SlhSignInPage } from './views/slh-sign-in-page.view';

/** Exports of this screen's chunk. */
export const screen = {
  Page: SlhSignInPage,
  phrases: [phrases, formPhrases],
  storeParts: [slhSignIn],
};
