export { profileSaga } from './data/profile.saga';
export { selectProfileLoad } from './data/profile.selectors';
export { profileActions, profileSlice } from './data/profile.slice';
export { ProfileCard } from './views/profile-card.view';
