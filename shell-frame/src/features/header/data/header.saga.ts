import { all, call } from 'typed-redux-saga';
import { branchesSaga } from './branches.saga';
import { languageSaga } from './language.saga';
import { logoutSaga } from './logout.saga';
import { switchBranchSaga } from './switch-branch.saga';

/** Sagas of the header, without the user's, which every page needs. */
export function* headerSaga() {
  yield* all([call(languageSaga), call(logoutSaga), call(switchBranchSaga), call(branchesSaga)]);
}
