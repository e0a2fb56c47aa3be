/** Flow of the QR dialog (specification §4): shows a code and polls until the person is verified. */
export type QrVerify =
  | { status: 'closed' }
  | { status: 'preparing'; purpose: string }
  /** `offline` if the last poll got no response. */
  | { status: 'showing'; purpose: string; link: string; offline: boolean }
  | { status: 'expired'; purpose: string }
  /** Verification by QR code is not available here. */
  | { status: 'absent'; purpose: string }
  | { status: 'failed'; purpose: string; message: string };

export type QrEvent =
  /** `purpose` is returned to the opener when the person is verified. */
  | { type: 'opened'; purpose: string }
  | { type: 'ready'; link: string }
  | { type: 'answered' }
  | { type: 'unanswered' }
  | { type: 'expired' }
  | { type: 'absent' }
  | { type: 'failed'; message: string }
  | { type: 'renewed' }
  | { type: 'verified' }
  | { type: 'closed' };

/** The next state; an event that does not fit the state changes nothing. */
export function next(state: QrVerify, event: QrEvent): QrVerify {
  if (event.type === 'closed' || event.type === 'verified') return { status: 'closed' };
  if (state.status === 'closed') {
    return event.type === 'opened' ? { status: 'preparing', purpose: event.purpose } : state;
  }
  const { purpose } = state;
  switch (event.type) {
    case 'ready':
      return state.status === 'preparing'
        ? { status: 'showing', purpose, link: event.link, offline: false }
        : state;
    case 'absent':
      return state.status === 'preparing' ? { status: 'absent', purpose } : state;
    case 'failed':
      return state.status === 'preparing'
        ? { status: 'failed', purpose, message: event.message }
        : state;
    case 'answered':
    case 'unanswered':
      return state.status === 'showing'
        ? { ...state, offline: event.type === 'unanswered' }
        : state;
    case 'expired':
      return state.status === 'showing' ? { status: 'expired', purpose } : state;
    case 'renewed':
      return state.status === 'expired' || state.status === 'failed'
        ? { status: 'preparing', purpose }
        : state;
    default:
      return state;
  }
}
