import { authCodePart } from '../../common/auth-code';
import { formPhrases } from '../../common/form-phrases';
import { newLoginSaga } from './data/new-login.saga';
import { newLoginSlice } from './data/new-login.slice';
import { phrases } from './phrases';
import { NewLoginPage } from './views/new-login-page.view';

/** What the app needs to show this screen once its chunk has arrived. */
export const screen = {
  Page: NewLoginPage,
  phrases: [phrases, formPhrases],
  parts: [authCodePart, { slice: newLoginSlice, saga: newLoginSaga }],
};
