import { all, call } from 'typed-redux-saga';
import { branchesSaga } from './branches.saga';
import { languageSaga } from './language.saga';
import { logoutSaga } from './logout.saga';
import { switchBranchSaga } from './switch-branch.saga';

/** Everything behind the header but the user, whom the session is asked about on every page. */
export function* headerSaga() {
  yield* all([call(languageSaga), call(logoutSaga), call(switchBranchSaga), call(branchesSaga)]);
}
