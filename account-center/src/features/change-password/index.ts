export { changePasswordSaga } from './data/change-password.saga';
export { changePasswordActions, changePasswordSlice } from './data/change-password.slice';
export { usePasswordPart } from './views/password.part';
