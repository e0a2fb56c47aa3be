import { abortable, api, maskAccount, refusedInPlace, toast } from '@edu/shared-utility';
import { call, cancel, fork, put, race, select, take } from 'typed-redux-saga';
import { phrases } from '../../../phrases';
import type { Channel } from './account-change.flow';
import { selectChange } from './account-change.selectors';
import { accountOutdated, changeAction, isClosing } from './account-change.slice';
import { type Proof, type SendingStep, stepOutcome } from './step-outcome.saga';

/** The call that each step makes (specification §7, architecture §3, "Account change"). */
const calls = {
  verifyOld: api.account.checkAuthCode,
  enterNew: api.account.unBindUserAccount,
  bind: api.account.bindUserAccount,
};

function* verify(channel: Channel, proof: Proof) {
  const send = () =>
    abortable((signal: AbortSignal) => calls.verifyOld(proof, { ...refusedInPlace, signal }));
  const { event } = yield* race({
    event: call(() => stepOutcome(channel, 'verifyOld', proof, send)),
    closed: take(isClosing(channel)),
  });
  if (event) yield* put(changeAction({ ...event, channel }));
}

/** A request that was sent is not cancelled by closing the dialog; a toast then shows the outcome. */
function* change(channel: Channel, step: Exclude<SendingStep, 'verifyOld'>, proof: Proof) {
  const closing = yield* fork(function* () {
    yield* take(isClosing(channel));
  });
  const send = function* () {
    yield* call(calls[step], proof, refusedInPlace);
  };
  const event = yield* stepOutcome(channel, step, proof, send);
  if (closing.isRunning()) {
    yield* cancel(closing);
    yield* put(changeAction({ ...event, channel }));
    return;
  }
  if (event.type === 'passed') {
    const done = step === 'bind' ? 'Bound' : 'Done';
    toast.success(phrases.t(`said.${channel}${done}`, { account: maskAccount(proof.account) }));
  } else if (event.type === 'grantLost' || (event.type === 'refused' && event.field !== null)) {
    toast.error(event.message);
  }
  yield* put(accountOutdated());
}

/** Submits the step: continues to the next one, or shows the error beside its field. */
export function* submitStepSaga(channel: Channel, proof: Proof) {
  const { step } = yield* select(selectChange(channel));
  if (step === 'verifyOld') yield* verify(channel, proof);
  if (step === 'enterNew' || step === 'bind') yield* change(channel, step, proof);
}
