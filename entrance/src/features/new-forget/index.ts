import { authCodePart } from '../../common/auth-code';
import { formPhrases } from '../../common/form-phrases';
import { newForgetSaga } from './data/new-forget.saga';
import { newForgetSlice } from './data/new-forget.slice';
import { phrases } from './phrases';
import { NewForgetPage } from './views/new-forget-page.view';

/** What the app needs to show this screen once its chunk has arrived. */
export const screen = {
  Page: NewForgetPage,
  phrases: [phrases, formPhrases],
  parts: [authCodePart, { slice: newForgetSlice, saga: newForgetSaga }],
};
