import { all, call } from 'typed-redux-saga';
import { branchesSaga } from './branches.saga';
import { languageSaga } from './language.saga';
import { logoutSaga } from './logout.saga';
import { switchBranchSaga } from './switch-branch.saga';
import { userSaga } from './user.saga';

/** Everything behind the header. */
export function* headerSaga() {
  yield* all([
    call(languageSaga),
    call(logoutSaga),
    call(switchBranchSaga),
    call(userSaga),
    call(branchesSaga),
  ]);
}
