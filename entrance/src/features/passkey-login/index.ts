import { enterOrganisation } from '../../common/enter.saga';
import { PasskeyLogin, passkeyLogin, passkeyPhrases } from '../../common/passkey-login';

/** Old flow: what the app needs once somebody wants to log in with a passkey. */
export const screen = {
  Page: PasskeyLogin,
  phrases: [passkeyPhrases],
  parts: [passkeyLogin('old', enterOrganisation)],
};
