import { enterOrganisation } from '../../common/enter.saga';
import {
  PasskeyLogin,
  passkeyLoginSaga,
  passkeyLoginSlice,
  passkeyPhrases,
} from '../../common/passkey-login';

/** Old flow: what the app needs once somebody wants to log in with a passkey. */
export const screen = {
  Page: PasskeyLogin,
  phrases: [passkeyPhrases],
  parts: [{ slice: passkeyLoginSlice, saga: passkeyLoginSaga('old', enterOrganisation) }],
};
