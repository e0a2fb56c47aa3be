/** Binding and changing a phone or a mail address: one flow for both (specification §4). */
export type Channel = 'phone' | 'mail';

/** What is under way within a step. A code that was sent stays sent whatever else fails. */
export type Work =
  | { status: 'idle' }
  | { status: 'sending' }
  | { status: 'sent' }
  | { status: 'checking' }
  | { status: 'refused'; message: string; field: 'account' | 'code' };

export type AccountChange =
  | { step: 'closed' }
  | { step: 'bind'; work: Work }
  | { step: 'verifyOld'; current: string; work: Work }
  | { step: 'enterNew'; current: string; work: Work }
  /** `first` where nothing had been bound before. */
  | { step: 'done'; account: string; first: boolean };

export type ChangeEvent =
  | { type: 'opened'; current: string | null }
  | { type: 'codeAsked'; account: string }
  | { type: 'codeSent' }
  /** No code went out; a code that is being checked meanwhile is none of its business. */
  | { type: 'notSent'; message: string; field: 'account' | 'code' }
  | { type: 'submitted'; account: string; authCode: string }
  | { type: 'passed'; account: string }
  | { type: 'verifiedOtherwise' }
  | { type: 'refused'; message: string; field: 'account' | 'code' }
  | { type: 'grantLost'; message: string }
  /** What is bound now, read anew; `message` says that it is another than before. */
  | { type: 'bound'; current: string; message: string }
  | { type: 'edited' }
  | { type: 'closed' };

type Bound = Extract<ChangeEvent, { type: 'bound' }>;

const idle: Work = { status: 'idle' };

const busy = (work: Work): boolean => work.status === 'sending' || work.status === 'checking';

const refusal = ({ message, field }: { message: string; field: 'account' | 'code' }): Work => ({
  status: 'refused',
  message,
  field,
});

/** A code to the former account is worth nothing: step 1 begins again with what is bound now. */
function rebound(state: AccountChange, { current, message }: Bound): AccountChange {
  if (state.step === 'enterNew') return { ...state, current };
  if (state.step !== 'verifyOld' || state.current === current) return state;
  // what is being checked is answered first
  if (state.work.status === 'checking') return state;
  return { ...state, current, work: refusal({ message, field: 'code' }) };
}

/** Events inside a step: everything that changes the work and not the step. */
function work(now: Work, event: ChangeEvent): Work {
  switch (event.type) {
    case 'codeAsked':
      return busy(now) ? now : { status: 'sending' };
    case 'codeSent':
      return now.status === 'sending' ? { status: 'sent' } : now;
    case 'notSent':
      return now.status === 'sending' ? refusal(event) : now;
    case 'submitted':
      // the code may be there before the word that it was sent
      return { status: 'checking' };
    case 'refused':
      return now.status === 'checking' ? refusal(event) : now;
    case 'edited':
      return now.status === 'refused' ? idle : now;
    default:
      return now;
  }
}

/** The next state; an event that does not fit the state changes nothing. */
export function next(state: AccountChange, event: ChangeEvent): AccountChange {
  if (event.type === 'closed') return { step: 'closed' };
  if (state.step === 'closed') {
    if (event.type !== 'opened') return state;
    const { current } = event;
    return current === null
      ? { step: 'bind', work: idle }
      : { step: 'verifyOld', current, work: idle };
  }
  if (state.step === 'done') return state;
  if (event.type === 'bound') return rebound(state, event);
  const passed = event.type === 'passed' && state.work.status === 'checking';
  if (state.step === 'verifyOld' && (passed || event.type === 'verifiedOtherwise')) {
    return { step: 'enterNew', current: state.current, work: idle };
  }
  if (state.step === 'enterNew' && event.type === 'grantLost') {
    const work = refusal({ message: event.message, field: 'code' });
    return { step: 'verifyOld', current: state.current, work };
  }
  if (passed) return { step: 'done', account: event.account, first: state.step === 'bind' };
  return { ...state, work: work(state.work, event) };
}
