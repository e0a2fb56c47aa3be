import { authCodePart } from '../../common/auth-code';
import { formPhrases } from '../../common/form-phrases';
import { invitation } from './data/invitation.submission';
import { outcomePart } from './data/outcome';
import { phrases } from './phrases';
import { InvitationPage } from './views/invitation-page.view';

/** What the app needs to show this screen once its chunk has arrived. */
export const screen = {
  Page: InvitationPage,
  phrases: [phrases, formPhrases],
  parts: [authCodePart, outcomePart, invitation],
};
