import { put } from 'typed-redux-saga';
import { passkeyLogin } from '../../../common/passkey-login';
import { newLoginActions } from './new-login.slice';

/** A passkey proves as much as a password: what is to be chosen follows in the same way. */
export const newPasskey = passkeyLogin('new', function* (token) {
  yield* put(newLoginActions.proved(token));
  return 'cancelled';
});
