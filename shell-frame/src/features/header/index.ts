export { headerSaga } from './data/header.saga';
export {
  branchChosen,
  headerReducer,
  languageChosen,
  logoutChosen,
  selectBranches,
} from './data/header.slice';
export { userSaga } from './data/user.saga';
export { headerStyles } from './views/header.styles';
export { Header } from './views/header.view';
