export { headerSaga } from './data/header.saga';
export { headerReducer } from './data/header.slice';
export { userSaga } from './data/user.saga';
export { headerStyles } from './views/header.styles';
export { Header } from './views/header.view';
