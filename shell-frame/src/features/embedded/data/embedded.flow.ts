/** Load state of the embedded site. `silent`: it has loaded but never reported that it is ready. */
export type EmbeddedState =
  | { readonly status: 'loading' }
  | { readonly status: 'shown'; readonly silent: boolean }
  | { readonly status: 'timedOut' }
  | { readonly status: 'refused' };

export type EmbeddedEvent =
  | 'loaded'
  | 'ready'
  | 'readyTimedOut'
  | 'refused'
  | 'loadTimedOut'
  | 'retried';

export const start: EmbeddedState = { status: 'loading' };

/** The next state; pure. A refusal is kept until a new attempt. */
export function next(state: EmbeddedState, event: EmbeddedEvent): EmbeddedState {
  switch (event) {
    case 'retried':
      return start;
    case 'refused':
      return { status: 'refused' };
    case 'loadTimedOut':
      return state.status === 'loading' ? { status: 'timedOut' } : state;
    case 'ready':
      return state.status === 'refused' ? state : { status: 'shown', silent: false };
    case 'loaded':
      return state.status === 'loading' ? { status: 'shown', silent: false } : state;
    case 'readyTimedOut':
      return state.status === 'shown' ? { status: 'shown', silent: true } : state;
  }
}
