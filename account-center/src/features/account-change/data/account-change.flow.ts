/** Binding and changing a phone or a mail address: one flow for both (specification §4). */
export type Channel = 'phone' | 'mail';

/** Where a refusal is said; null without an answer, so that nothing which was typed is to blame. */
export type RefusedField = 'account' | 'code' | null;

/** What is under way within a step. */
export type Work =
  | { status: 'idle' }
  | { status: 'sending'; account: string }
  | { status: 'checking' }
  | { status: 'refused'; message: string; field: RefusedField };

interface Step {
  work: Work;
  /** Where the step's last code went: it stays sent whatever else fails, and wherever the next one goes. */
  sentTo: string | null;
}

export type AccountChange =
  | { step: 'closed' }
  | ({ step: 'bind' } & Step)
  | ({ step: 'verifyOld'; current: string } & Step)
  | ({ step: 'enterNew'; current: string } & Step)
  /** `first` where nothing had been bound before. */
  | { step: 'done'; account: string; first: boolean };

export type ChangeEvent =
  | { type: 'opened'; current: string | null }
  | { type: 'codeAsked'; account: string }
  | { type: 'codeSent' }
  /** No code went out; a code that is being checked meanwhile is none of its business. */
  | { type: 'notSent'; message: string; field: RefusedField }
  | { type: 'submitted'; account: string; authCode: string }
  | { type: 'passed'; account: string }
  | { type: 'verifiedOtherwise' }
  | { type: 'refused'; message: string; field: RefusedField }
  | { type: 'grantLost'; message: string }
  /** What is bound now, read again; `message` says that it is another than before. */
  | { type: 'bound'; current: string; message: string }
  | { type: 'edited' }
  | { type: 'closed' };

type Bound = Extract<ChangeEvent, { type: 'bound' }>;

const idle: Work = { status: 'idle' };
const initialStep: Step = { work: idle, sentTo: null };

const busy = (work: Work): boolean => work.status === 'sending' || work.status === 'checking';

const refusal = ({ message, field }: { message: string; field: RefusedField }): Work => ({
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
  return { ...state, current, sentTo: null, work: refusal({ message, field: 'code' }) };
}

/** Events inside a step: everything that changes the work and not the step. */
function nextWork(now: Work, event: ChangeEvent): Work {
  switch (event.type) {
    case 'codeAsked':
      return busy(now) ? now : { status: 'sending', account: event.account };
    case 'codeSent':
      return now.status === 'sending' ? idle : now;
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
      ? { step: 'bind', ...initialStep }
      : { step: 'verifyOld', current, ...initialStep };
  }
  if (state.step === 'done') return state;
  if (event.type === 'bound') return rebound(state, event);
  const passed = event.type === 'passed' && state.work.status === 'checking';
  if (state.step === 'verifyOld' && (passed || event.type === 'verifiedOtherwise')) {
    return { step: 'enterNew', current: state.current, ...initialStep };
  }
  if (state.step === 'enterNew' && event.type === 'grantLost') {
    const work = refusal({ message: event.message, field: 'code' });
    return { step: 'verifyOld', current: state.current, work, sentTo: null };
  }
  if (passed) return { step: 'done', account: event.account, first: state.step === 'bind' };
  const sending = state.work.status === 'sending' ? state.work.account : null;
  const sentTo = event.type === 'codeSent' && sending !== null ? sending : state.sentTo;
  return { ...state, work: nextWork(state.work, event), sentTo };
}
