import { toast } from '@edu/shared-utility';
import { all, call, fork } from 'typed-redux-saga';
import { profileSaga } from '../features/profile';
import { phrases } from '../phrases';

/** A saga that breaks takes no other feature along; the person is told. */
function* supervised(saga: () => Generator) {
  try {
    yield* call(saga);
  } catch (error) {
    console.error(error);
    toast.error(phrases.t('page.crashed'));
  }
}

/** Runs every feature's saga; they all end when this one is cancelled. */
export function* rootSaga() {
  yield* all([profileSaga].map((saga) => fork(supervised, saga)));
}
