import { enterOrganisation } from '../../common/enter.saga';
import { PasskeyLogin, passkeyLogin, passkeyPhrases } from '../../common/passkey-login';

/** Exports of the chunk for log-ins of the old flow by passkey. */
export const screen = {
  Page: PasskeyLogin,
  phrases: [passkeyPhrases],
  storeParts: [passkeyLogin('old', enterOrganisation)],
};
