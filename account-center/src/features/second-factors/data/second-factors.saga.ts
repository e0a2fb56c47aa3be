import {
  abortable,
  api,
  type CallOptions,
  errorCodes,
  type FactorAdded,
  isApiError,
  isShown,
  passkeys,
  readFailure,
  toast,
  toFailure,
} from '@edu/shared-utility';
import { call, put, select, takeLatest, takeLeading } from 'typed-redux-saga';
import { phrases } from '../../../phrases';
import { step } from './dialog-step.saga';
import { secondFactorsActions as actions, selectSecondFactors } from './second-factors.slice';

/** Converts a failure to an error of the dialog. */
const withoutToast: CallOptions = { toast: false };

function* load() {
  const { load: now } = yield* select(selectSecondFactors);
  if (!isShown(now)) return;
  try {
    const data = yield* call(api.secondFactor.list, undefined, withoutToast);
    yield* put(actions.settled({ status: 'ready', data }));
  } catch (error) {
    const failure = toFailure(error);
    // A demo session belongs to no person.
    const isDemo = failure.code === errorCodes.demoReadOnly;
    yield* put(actions.settled(isDemo ? { status: 'absent' } : readFailure(failure)));
  }
}

/** Handles an added factor; with the first one the server returns recovery codes. */
function* afterFactorAdded({ recoveryCodes }: FactorAdded) {
  yield* put(actions.refetchRequested());
  if (recoveryCodes) yield* put(actions.shown({ step: 'codes', codes: recoveryCodes }));
  else yield* reportSuccess('factorAdded');
}

function* reportSuccess(phraseKey: 'factorAdded' | 'factorRenamed' | 'factorRemoved') {
  toast.success(phrases.t(`said.${phraseKey}`));
  yield* put(actions.refetchRequested());
  // A toast, since closing the dialog removes the step that would show it.
  yield* put(actions.closed());
}

function* enrol(name: string) {
  const { dialog } = yield* select(selectSecondFactors);
  if (dialog.step === 'name' && dialog.kind === 'passkey') yield* makePasskey(name);
  else if (dialog.step === 'name' || dialog.step === 'lapsed') {
    const { id, secret, uri } = yield* call(api.secondFactor.startTotp, { name }, withoutToast);
    yield* put(actions.shown({ step: 'scan', name, id, secret, uri }));
  }
}

/** Waits for the browser's prompt, which has no time limit; closing the dialog or leaving the page cancels it. */
function* makePasskey(name: string) {
  const options = yield* call(api.secondFactor.startPasskey, undefined, withoutToast);
  yield* put(actions.asked());
  const response = yield* abortable((signal) => passkeys.create(options, signal));
  yield* put(actions.sent());
  yield* afterFactorAdded(
    yield* call(api.secondFactor.addPasskey, { name, response }, withoutToast),
  );
}

function* confirm(code: string) {
  const { dialog } = yield* select(selectSecondFactors);
  if (dialog.step !== 'scan') return;
  const { id, name } = dialog;
  try {
    yield* afterFactorAdded(yield* call(api.secondFactor.confirmTotp, { id, code }, withoutToast));
  } catch (error) {
    // The enrolment was restarted in another tab or has expired, so no code of this QR code is
    // valid.
    if (!isApiError(error) || error.code !== errorCodes.stepOutOfOrder) throw error;
    yield* put(actions.shown({ step: 'lapsed', name }));
    yield* put(actions.refetchRequested());
  }
}

function* rename(name: string) {
  const { dialog } = yield* select(selectSecondFactors);
  if (dialog.step !== 'rename') return;
  yield* call(api.secondFactor.rename, { id: dialog.factor.id, name }, withoutToast);
  yield* reportSuccess('factorRenamed');
}

function* remove() {
  const { dialog } = yield* select(selectSecondFactors);
  if (dialog.step !== 'remove') return;
  yield* call(api.secondFactor.remove, { id: dialog.factor.id }, withoutToast);
  yield* reportSuccess('factorRemoved');
}

function* renewCodes() {
  const { recoveryCodes } = yield* call(
    api.secondFactor.renewRecoveryCodes,
    undefined,
    withoutToast,
  );
  yield* put(actions.shown({ step: 'codes', codes: recoveryCodes }));
  yield* put(actions.refetchRequested());
}

/** Starts the feature's sagas on its actions. */
export function* secondFactorsSaga() {
  yield* takeLatest([actions.requested, actions.refetchRequested], load);
  yield* takeLeading(actions.named, ({ payload }) => step(() => enrol(payload)));
  yield* takeLeading(actions.confirmed, ({ payload }) => step(() => confirm(payload)));
  yield* takeLeading(actions.renamed, ({ payload }) => step(() => rename(payload)));
  yield* takeLeading(actions.removed, () => step(remove));
  yield* takeLeading(actions.codesRenewed, () => step(renewCodes));
}
