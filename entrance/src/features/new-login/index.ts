import { authCodePart } from '../../common/auth-code';
import { formPhrases } from '../../common/form-phrases';
import { passkeyPhrases } from '../../common/passkey-login';
import { newLoginSaga } from './data/new-login.saga';
import { newLoginSlice } from './data/new-login.slice';
import { newPasskey } from './data/new-passkey.submission';
import { phrases } from './phrases';
import { NewLoginPage } from './views/new-login-page.view';

/** Exports of this screen's chunk. */
export const screen = {
  Page: NewLoginPage,
  phrases: [phrases, formPhrases, passkeyPhrases],
  storeParts: [authCodePart, { slice: newLoginSlice, saga: newLoginSaga }, newPasskey],
};
