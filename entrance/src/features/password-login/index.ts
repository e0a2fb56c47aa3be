export { passwordLogin } from './data/password-login.submission';
export { PasswordLogin } from './views/password-login.view';
