import { busy, idle, type RefusedField, type RequestState, refusal } from './request-state';

/** Binding and changing a phone or a mail address: one flow for both (specification §4). */
export type Channel = 'phone' | 'mail';

interface Step {
  request: RequestState;
  /**
   * Account that the step's last code was sent to; kept when other requests fail, and when the account in the field
   * changes.
   */
  sentTo: string | null;
}

export type AccountChange =
  | { step: 'closed' }
  | ({ step: 'bind' } & Step)
  | ({ step: 'verifyOld'; current: string } & Step)
  | ({ step: 'enterNew'; current: string } & Step)
  /** `first` if nothing was bound before. */
  | { step: 'done'; account: string; first: boolean };

export type ChangeEvent =
  | { type: 'opened'; current: string | null }
  | { type: 'codeRequested'; account: string }
  | { type: 'codeSent' }
  /** A code could not be sent; this does not affect a code that is being checked. */
  | { type: 'notSent'; message: string; field: RefusedField }
  | { type: 'submitted'; account: string; authCode: string }
  | { type: 'passed'; account: string }
  | { type: 'verifiedOtherwise' }
  | { type: 'refused'; message: string; field: RefusedField }
  | { type: 'grantLost'; message: string }
  /** The currently bound account after a refetch; `message` is set if it has changed. */
  | { type: 'bound'; current: string; message: string }
  | { type: 'edited' }
  | { type: 'closed' };

type Bound = Extract<ChangeEvent, { type: 'bound' }>;
const initialStep: Step = { request: idle, sentTo: null };

/** A code to the former account is invalid, so step 1 starts again with the current one. */
function restartWith(state: AccountChange, { current, message }: Bound): AccountChange {
  if (state.step === 'enterNew') return { ...state, current };
  if (state.step !== 'verifyOld' || state.current === current) return state;
  // A running check is finished first.
  if (state.request.status === 'checking') return state;
  return { ...state, current, sentTo: null, request: refusal({ message, field: 'code' }) };
}

/** Handles events that change the running request but not the step. */
function nextRequest(current: RequestState, event: ChangeEvent): RequestState {
  switch (event.type) {
    case 'codeRequested':
      return busy(current) ? current : { status: 'sending', account: event.account };
    case 'codeSent':
      return current.status === 'sending' ? idle : current;
    case 'notSent':
      return current.status === 'sending' ? refusal(event) : current;
    case 'submitted':
      // The code may arrive before the response to its request.
      return { status: 'checking' };
    case 'refused':
      return current.status === 'checking' ? refusal(event) : current;
    case 'edited':
      return current.status === 'refused' ? idle : current;
    default:
      return current;
  }
}

/** The next state; an event that does not fit the state changes nothing. */
export function next(state: AccountChange, event: ChangeEvent): AccountChange {
  if (event.type === 'closed') return { step: 'closed' };
  if (state.step === 'closed') {
    if (event.type !== 'opened') return state;
    const { current } = event;
    return current === null
      ? { step: 'bind', ...initialStep }
      : { step: 'verifyOld', current, ...initialStep };
  }
  if (state.step === 'done') return state;
  if (event.type === 'bound') return restartWith(state, event);
  const passed = event.type === 'passed' && state.request.status === 'checking';
  if (state.step === 'verifyOld' && (passed || event.type === 'verifiedOtherwise')) {
    return { step: 'enterNew', current: state.current, ...initialStep };
  }
  if (state.step === 'enterNew' && event.type === 'grantLost') {
    const request = refusal({ message: event.message, field: 'code' });
    return { step: 'verifyOld', current: state.current, request, sentTo: null };
  }
  if (passed) return { step: 'done', account: event.account, first: state.step === 'bind' };
  const sending = state.request.status === 'sending' ? state.request.account : null;
  const sentTo = event.type === 'codeSent' && sending !== null ? sending : state.sentTo;
  return { ...state, request: nextRequest(state.request, event), sentTo };
}
