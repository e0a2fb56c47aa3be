import { authCodePart } from '../../common/auth-code';
import { formPhrases } from '../../common/form-phrases';
import { invitation } from './data/invitation.submission';
import { outcomePart } from './data/outcome';
import { phrases } from './phrases';
import { InvitationPage } from './views/invitation-page.view';

/** Exports of this screen's chunk. */
export const screen = {
  Page: InvitationPage,
  phrases: [phrases, formPhrases],
  storeParts: [authCodePart, outcomePart, invitation],
};
