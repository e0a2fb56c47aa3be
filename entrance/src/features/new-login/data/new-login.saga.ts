import { context } from '@edu/shared-utility';
import { call, put, race, select, spawn, take, takeLeading } from 'typed-redux-saga';
import { giveUp } from '../../../common/enter.saga';
import { toFailure } from '../../../common/failure';
import { enterIdentity } from './choose-identity.saga';
import { enterTenant, logIn } from './log-in.saga';
import { selectNewLogin } from './new-login.selectors';
import { newLoginActions as actions } from './new-login.slice';

/** Runs one step; what fails is said there, and a token without a choice to make goes back. */
function* step(work: () => Generator) {
  try {
    const { cancelled } = yield* race({ done: call(work), cancelled: take(actions.cancelled) });
    if (!cancelled) return;
  } catch (error) {
    yield* put(actions.happened({ type: 'failed', failure: toFailure(error) }));
  }
  const { step: at } = yield* select(selectNewLogin);
  if (at === 'credentials' && context.get('token')) yield* spawn(giveUp);
}

export function* newLoginSaga() {
  yield* takeLeading(actions.submitted, ({ payload }) => step(() => logIn(payload)));
  yield* takeLeading(actions.tenantChosen, ({ payload }) =>
    step(() => enterTenant(payload || null)),
  );
  yield* takeLeading(actions.identityChosen, ({ payload }) => step(() => enterIdentity(payload)));
  yield* takeLeading(actions.left, giveUp);
}
