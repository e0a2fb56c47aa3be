export { changePasswordSaga } from './data/change-password.saga';
export { changePasswordActions, changePasswordSlice } from './data/change-password.slice';
export { ChangePasswordDialog } from './views/change-password-dialog.view';
