/** Flow of enrolling a face: a code first, as for a change of the account, then the photo. */
export type Enrol =
  | { step: 'closed' }
  | { step: 'prove'; work: Work }
  | { step: 'photo'; work: Work }
  | { step: 'done' };

type Work =
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

const idle: Work = { status: 'idle' };
const refusal = ({ message, unanswered }: Refusal): Work => ({
  status: 'refused',
  message,
  ...(unanswered && { unanswered }),
});

function prove(work: Work, event: EnrolEvent): Enrol {
  const proving = (next: Work): Enrol => ({ step: 'prove', work: next });
  switch (event.type) {
    case 'codeRequested':
      return proving(work.status === 'busy' ? work : { status: 'sending' });
    case 'codeSent':
      return proving(work.status === 'sending' ? { status: 'sent' } : work);
    case 'notSent':
      return proving(work.status === 'sending' ? refusal(event) : work);
    case 'proofGiven':
      return proving({ status: 'busy' });
    case 'passed':
      return work.status === 'busy' ? { step: 'photo', work: idle } : proving(work);
    case 'refused':
      return proving(work.status === 'busy' ? refusal(event) : work);
    case 'edited':
      return proving(work.status === 'refused' ? idle : work);
    default:
      return proving(work);
  }
}

function photo(work: Work, event: EnrolEvent): Enrol {
  const busy = work.status === 'busy';
  switch (event.type) {
    case 'photoGiven':
      return { step: 'photo', work: { status: 'busy' } };
    case 'passed':
      return busy ? { step: 'done' } : { step: 'photo', work };
    case 'refused':
      return { step: 'photo', work: busy ? refusal(event) : work };
    case 'grantLost':
      return { step: 'prove', work: refusal(event) };
    case 'edited':
      return { step: 'photo', work: work.status === 'refused' ? idle : work };
    default:
      return { step: 'photo', work };
  }
}

/** The next state; an event that does not fit the state changes nothing. */
export function next(state: Enrol, event: EnrolEvent): Enrol {
  if (event.type === 'closed') return { step: 'closed' };
  switch (state.step) {
    case 'closed':
      return event.type === 'opened' ? { step: 'prove', work: idle } : state;
    case 'prove':
      return prove(state.work, event);
    case 'photo':
      return photo(state.work, event);
    case 'done':
      return state;
  }
}
