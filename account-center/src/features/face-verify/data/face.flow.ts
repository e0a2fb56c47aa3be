import { limits } from '@edu/shared-utility';
import type { CameraFault } from '../../../common/camera';

/** Data that does not change while the dialog is open. */
interface Session {
  /** Name of the purpose, returned to the opener when the face has passed. */
  purpose: string;
  attemptsLeft: number;
  /** Epoch milliseconds: ten minutes after opening. */
  deadline: number;
}

/** The face dialog (specification §4). `left` counts the seconds of a countdown. */
export type Face =
  | { status: 'closed' }
  | (Session & { status: 'instructions' })
  | (Session & { status: 'permission' })
  | (Session & { status: 'blocked'; fault: CameraFault })
  | (Session & { status: 'capturing' })
  | (Session & { status: 'reviewing'; image: string })
  | (Session & { status: 'comparing'; image: string })
  | (Session & { status: 'passed'; left: number })
  | (Session & { status: 'failed'; message: string })
  /** This person's face cannot be checked, so a retry would not help. */
  | (Session & { status: 'unavailable'; message: string })
  | (Session & { status: 'exhausted'; message: string; left: number })
  | (Session & { status: 'expired' });

export type FaceEvent =
  | { type: 'opened'; purpose: string; deadline: number }
  | { type: 'agreed' }
  | { type: 'allowed' }
  | { type: 'cameraFailed'; fault: CameraFault }
  /** `image` is a data: address of a 300×300 JPEG. */
  | { type: 'taken'; image: string }
  | { type: 'retaken' }
  | { type: 'used' }
  | { type: 'matched' }
  /** The face did not match; `remaining` is the number of attempts left, if the server counts them. */
  | { type: 'mismatched'; message: string; remaining?: number }
  /** The comparison failed technically, so no attempt is counted. */
  | { type: 'unanswered'; message: string }
  | { type: 'unavailable'; message: string }
  | { type: 'tick'; now: number }
  | { type: 'closed' };

/** Seconds that success and final failure stay on screen (specification §9: 3 s). */
export const COUNTDOWN = 3;

const isCountingDown = (state: Face): state is Extract<Face, { left: number }> =>
  state.status === 'passed' || state.status === 'exhausted';

function tick(state: Exclude<Face, { status: 'closed' }>, now: number): Face {
  if (isCountingDown(state)) {
    // The last second is over: the timer stops, and the dialog ends in its state.
    return state.left <= 1 ? { status: 'closed' } : { ...state, left: state.left - 1 };
  }
  const { purpose, attemptsLeft, deadline } = state;
  return now >= deadline && state.status !== 'expired'
    ? { purpose, attemptsLeft, deadline, status: 'expired' }
    : state;
}

/** The next state; an event that does not fit the state changes nothing. */
export function next(state: Face, event: FaceEvent): Face {
  if (event.type === 'closed') return { status: 'closed' };
  if (state.status === 'closed') {
    if (event.type !== 'opened') return state;
    const { purpose, deadline } = event;
    return { status: 'instructions', purpose, deadline, attemptsLeft: limits.faceAttempts };
  }
  if (event.type === 'tick') return tick(state, event.now);
  const { purpose, attemptsLeft, deadline } = state;
  const session = { purpose, attemptsLeft, deadline };
  switch (`${state.status} ${event.type}` as const) {
    case 'instructions agreed':
      return { ...session, status: 'permission' };
    case 'permission allowed':
    case 'blocked allowed':
    case 'failed retaken':
    case 'reviewing retaken':
      return { ...session, status: 'capturing' };
  }
  if (state.status === 'capturing' && event.type === 'cameraFailed') {
    return { ...session, status: 'blocked', fault: event.fault };
  }
  if (state.status === 'capturing' && event.type === 'taken') {
    return { ...session, status: 'reviewing', image: event.image };
  }
  if (state.status === 'reviewing' && event.type === 'used') {
    return { ...session, status: 'comparing', image: state.image };
  }
  if (state.status !== 'comparing') return state;
  if (event.type === 'matched') return { ...session, status: 'passed', left: COUNTDOWN };
  if (event.type === 'unanswered') {
    return { ...session, status: 'failed', message: event.message };
  }
  if (event.type === 'unavailable') {
    return { ...session, status: 'unavailable', message: event.message };
  }
  if (event.type !== 'mismatched') return state;
  const { message, remaining = attemptsLeft - 1 } = event;
  const nextSession = { ...session, attemptsLeft: Math.max(0, remaining) };
  return nextSession.attemptsLeft === 0
    ? { ...nextSession, status: 'exhausted', message, left: COUNTDOWN }
    : { ...nextSession, status: 'failed', message };
}
