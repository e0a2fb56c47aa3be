import { put } from 'typed-redux-saga';
import { passkeyLogin } from '../../../common/passkey-login';
import { newLoginActions } from './new-login.slice';

/** Log-in by passkey; the choices of tenant and identity follow as after a password. */
export const newPasskey = passkeyLogin('new', function* (token) {
  yield* put(newLoginActions.proved(token));
  return 'cancelled';
});
