import { context, toFailure } from '@edu/shared-utility';
import { call, put, race, select, spawn, take, takeEvery, takeLeading } from 'typed-redux-saga';
import { discardToken } from '../../../common/enter.saga';
import { followInvitation } from '../../../common/follow-invitation';
import { enterIdentity } from './choose-identity.saga';
import { changeTenant, chooseTenant, goOnWith, logIn, resumeIdentities } from './log-in.saga';
import { selectNewLogin } from './new-login.selectors';
import { newLoginActions as actions } from './new-login.slice';

/** Runs one step and dispatches its failure; a token without a remaining choice is revoked. */
function* step(work: () => Generator, account?: string) {
  try {
    const { cancelled } = yield* race({
      done: call(work),
      cancelled: take(actions.cancelled),
      stepped: take(actions.stepped),
      // The handler below revokes the token.
      left: take(actions.left),
    });
    if (!cancelled) return;
  } catch (error) {
    const happened = followInvitation(error, account)
      ? ({ type: 'restarted' } as const)
      : ({ type: 'failed', failure: toFailure(error) } as const);
    yield* put(actions.happened(happened));
  }
  const { step: currentStep } = yield* select(selectNewLogin);
  if (currentStep === 'credentials' && context.get('token')) yield* spawn(discardToken);
}

/** After a reload between credentials and choice, the choice is offered again or the token is revoked. */
function* resume({ payload: requestedStep }: ReturnType<typeof actions.opened>) {
  const { step: currentStep, submit } = yield* select(selectNewLogin);
  if (currentStep !== 'credentials' || submit.status === 'busy') return;
  if (!context.get('token') || context.get('organ')) return;
  yield* put(actions.happened({ type: 'sent' }));
  yield* call(step, requestedStep === 'identities' ? resumeIdentities : chooseTenant);
}

export function* newLoginSaga() {
  yield* takeLeading(actions.opened, resume);
  yield* takeLeading(actions.submitted, ({ payload }) =>
    'token' in payload
      ? step(() => goOnWith(payload.token))
      : step(() => logIn(payload), payload.account),
  );
  yield* takeLeading(actions.proved, ({ payload }) => step(() => goOnWith(payload)));
  yield* takeLeading(actions.tenantChosen, ({ payload }) => step(() => changeTenant(payload)));
  yield* takeLeading(actions.identityChosen, ({ payload }) => step(() => enterIdentity(payload)));
  // Each attempt has its own token, and the revocation of the last one may still be running.
  yield* takeEvery(actions.left, discardToken);
}
