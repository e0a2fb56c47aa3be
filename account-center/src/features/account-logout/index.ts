export { accountLogoutSaga } from './data/account-logout.saga';
export {
  accountLogoutActions,
  accountLogoutSlice,
} from './data/account-logout.slice';
export { useLogoutPart } from './views/logout.part';
export { LogoutSection } from './views/logout-section.view';
export { PendingClosing } from './views/pending-closing.view';
