/** Flow of enrolling a face: a code first, as for a change of the account, then the photo. */
export type Enrol =
  | { step: 'closed' }
  | { step: 'prove'; request: RequestState }
  | { step: 'photo'; request: RequestState }
  | { step: 'done' };

type RequestState =
  | { status: 'idle' }
  | { status: 'sending' }
  | { status: 'sent' }
  | { status: 'busy' }
  /** `unanswered`: the server did not respond, so no input is wrong. */
  | ({ status: 'refused' } & Refusal);

interface Refusal {
  message: string;
  unanswered?: boolean;
}

export type EnrolEvent =
  | { type: 'opened' }
  | { type: 'codeRequested'; account: string }
  | { type: 'codeSent' }
  | ({ type: 'notSent' } & Refusal)
  | { type: 'proofGiven'; account: string; authCode: string }
  | { type: 'photoGiven'; photo: string }
  | { type: 'passed' }
  | ({ type: 'refused' } & Refusal)
  /** The code's grant has expired, so the flow starts again. */
  | { type: 'grantLost'; message: string }
  | { type: 'edited' }
  | { type: 'closed' };

const idle: RequestState = { status: 'idle' };
const refusal = ({ message, unanswered }: Refusal): RequestState => ({
  status: 'refused',
  message,
  ...(unanswered && { unanswered }),
});

function prove(request: RequestState, event: EnrolEvent): Enrol {
  const proving = (next: RequestState): Enrol => ({ step: 'prove', request: next });
  switch (event.type) {
    case 'codeRequested':
      return proving(request.status === 'busy' ? request : { status: 'sending' });
    case 'codeSent':
      return proving(request.status === 'sending' ? { status: 'sent' } : request);
    case 'notSent':
      return proving(request.status === 'sending' ? refusal(event) : request);
    case 'proofGiven':
      return proving({ status: 'busy' });
    case 'passed':
      return request.status === 'busy' ? { step: 'photo', request: idle } : proving(request);
    case 'refused':
      return proving(request.status === 'busy' ? refusal(event) : request);
    case 'edited':
      return proving(request.status === 'refused' ? idle : request);
    default:
      return proving(request);
  }
}

function photo(request: RequestState, event: EnrolEvent): Enrol {
  const busy = request.status === 'busy';
  switch (event.type) {
    case 'photoGiven':
      return { step: 'photo', request: { status: 'busy' } };
    case 'passed':
      return busy ? { step: 'done' } : { step: 'photo', request };
    case 'refused':
      return { step: 'photo', request: busy ? refusal(event) : request };
    case 'grantLost':
      return { step: 'prove', request: refusal(event) };
    case 'edited':
      return { step: 'photo', request: request.status === 'refused' ? idle : request };
    default:
      return { step: 'photo', request };
  }
}

/** The next state; an event that does not fit the state changes nothing. */
export function next(state: Enrol, event: EnrolEvent): Enrol {
  if (event.type === 'closed') return { step: 'closed' };
  switch (state.step) {
    case 'closed':
      return event.type === 'opened' ? { step: 'prove', request: idle } : state;
    case 'prove':
      return prove(state.request, event);
    case 'photo':
      return photo(state.request, event);
    case 'done':
      return state;
  }
}
