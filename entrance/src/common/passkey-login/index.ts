export { passkeyLogin } from './passkey-login.submission';
export { PasskeyLogin, PasskeyLoginButton } from './passkey-login.view';
export { phrases as passkeyPhrases } from './phrases';
