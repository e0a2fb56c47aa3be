export { headerSaga } from './data/header.saga';
export {
  branchChosen,
  branchesRequested,
  headerReducer,
  languageChosen,
  logoutChosen,
  selectBranches,
  selectUser,
  userRequested,
} from './data/header.slice';
export { userSaga } from './data/user.saga';
export { headerStyles } from './views/header.styles';
export { Header } from './views/header.view';
