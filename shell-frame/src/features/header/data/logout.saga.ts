import { session, unsaved } from '@edu/shared-utility';
import { call, takeLeading } from 'typed-redux-saga';
import { guardDrafts } from '../../../common/draft-pages';
import { logoutChosen } from './header.slice';

export function* logoutSaga() {
  yield* takeLeading(logoutChosen, logout);
}

function* logout() {
  const end = guardDrafts();
  try {
    if (yield* call(unsaved.mayLeave)) yield* call([session, session.logout]);
  } finally {
    end();
  }
}
