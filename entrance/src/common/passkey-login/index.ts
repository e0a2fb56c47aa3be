export { passkeyLoginSaga } from './passkey-login.saga';
export { passkeyLoginSlice } from './passkey-login.slice';
export { PasskeyLogin, PasskeyLoginButton } from './passkey-login.view';
export { phrases as passkeyPhrases } from './phrases';
