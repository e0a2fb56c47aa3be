/** How far the embedded site has come. `silent`: loaded, but it never said that it is up. */
export type EmbeddedState =
  | { readonly status: 'loading' }
  | { readonly status: 'shown'; readonly silent: boolean }
  | { readonly status: 'timedOut' }
  | { readonly status: 'refused' };

export type EmbeddedEvent = 'loaded' | 'saidReady' | 'stayedSilent' | 'refused' | 'late' | 'again';

export const start: EmbeddedState = { status: 'loading' };

/** Pure: what the person sees after an event. A refusal is shown until a new attempt. */
export function next(state: EmbeddedState, event: EmbeddedEvent): EmbeddedState {
  switch (event) {
    case 'again':
      return start;
    case 'refused':
      return { status: 'refused' };
    case 'late':
      return state.status === 'loading' ? { status: 'timedOut' } : state;
    case 'saidReady':
      return state.status === 'refused' ? state : { status: 'shown', silent: false };
    case 'loaded':
      return state.status === 'loading' ? { status: 'shown', silent: false } : state;
    case 'stayedSilent':
      return state.status === 'shown' ? { status: 'shown', silent: true } : state;
  }
}
