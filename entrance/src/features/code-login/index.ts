import { authCodePart } from '../../common/auth-code';
import { formPhrases } from '../../common/form-phrases';
import { codeLogin } from './data/code-login.submission';
import { CodeLogin } from './views/code-login.view';

/** Exports of this part's chunk. */
export const screen = {
  Page: CodeLogin,
  phrases: [formPhrases],
  storeParts: [authCodePart, codeLogin],
};
