import { toast } from '@edu/shared-utility';
import { all, call, fork } from 'typed-redux-saga';
import { overviewSaga } from '../features/overview';
import { phrases } from '../phrases';

/** A saga that breaks takes no other feature along; the person is told. */
function* supervised(saga: () => Generator) {
  try {
    yield* call(saga);
  } catch (error) {
    console.error(error);
    toast.error(phrases.t('crashed'));
  }
}

/** Runs every feature's saga; they all end when this one is cancelled. */
export function* rootSaga() {
  yield* all([overviewSaga].map((saga) => fork(supervised, saga)));
}
