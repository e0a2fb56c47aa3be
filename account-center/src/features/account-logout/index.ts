export { accountLogoutSaga } from './data/account-logout.saga';
export {
  accountLogoutActions,
  accountLogoutSlice,
  selectAccountLogout,
} from './data/account-logout.slice';
export { LogoutDialog } from './views/logout-dialog.view';
export { LogoutSection } from './views/logout-section.view';
