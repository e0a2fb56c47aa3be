import { authCodePart } from '../../common/auth-code';
import { formPhrases } from '../../common/form-phrases';
import { newForget } from './data/new-forget.submission';
import { phrases } from './phrases';
import { NewForgetPage } from './views/new-forget-page.view';

/** Exports of this screen's chunk. */
export const screen = {
  Page: NewForgetPage,
  phrases: [phrases, formPhrases],
  storeParts: [authCodePart, newForget],
};
