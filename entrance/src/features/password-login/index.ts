export { passwordLoginSaga } from './data/password-login.saga';
export { passwordLoginSlice } from './data/password-login.slice';
export { PasswordLoginForm } from './views/password-login-form.view';
