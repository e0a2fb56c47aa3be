export { passkeyLoginSaga, passkeyLoginSlice } from './passkey-login.saga';
export { PasskeyLogin, PasskeyLoginButton } from './passkey-login.view';
export { phrases as passkeyPhrases } from './phrases';
