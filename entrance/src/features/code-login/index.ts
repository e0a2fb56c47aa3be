import { authCodePart } from '../../common/auth-code';
import { formPhrases } from '../../common/form-phrases';
import { codeLoginSaga } from './data/code-login.saga';
import { codeLoginSlice } from './data/code-login.slice';
import { CodeLogin } from './views/code-login.view';

/** What the app needs to show this part once its chunk has arrived. */
export const screen = {
  Page: CodeLogin,
  phrases: [formPhrases],
  parts: [authCodePart, { slice: codeLoginSlice, saga: codeLoginSaga }],
};
