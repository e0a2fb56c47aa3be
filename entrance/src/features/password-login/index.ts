export { passwordLoginSaga } from './data/password-login.saga';
export { passwordLoginSlice } from './data/password-login.slice';
export { PasswordLogin } from './views/password-login.view';
