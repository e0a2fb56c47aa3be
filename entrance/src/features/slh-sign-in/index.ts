import { formPhrases } from '../../common/form-phrases';
import { slhSignInSaga } from './data/slh-sign-in.saga';
import { slhSignInSlice } from './data/slh-sign-in.slice';
import { phrases } from './phrases';
import { SlhSignInPage } from './views/slh-sign-in-page.view';

/** What the app needs to show this screen once its chunk has arrived. */
export const screen = {
  Page: SlhSignInPage,
  phrases: [phrases, formPhrases],
  parts: [{ slice: slhSignInSlice, saga: slhSignInSaga }],
};
