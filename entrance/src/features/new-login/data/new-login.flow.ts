import type { Identity, TenantChoice } from '@edu/shared-utility';
import type { Refusal } from '../../../common/refusal';
import { busyState, failedState, idleState, type SubmitState } from '../../../common/submit';

/** The steps in order. */
export const steps = ['credentials', 'tenants', 'identities'] as const;
export type Step = (typeof steps)[number];

/** State of a log-in of the new flow. Each step has its own submit; the choices of earlier steps are kept. */
export interface NewLoginState {
  readonly step: Step;
  readonly submit: SubmitState;
  /** Empty if there was no choice. */
  readonly tenants: readonly TenantChoice[];
  readonly identities: readonly Identity[];
}

export type NewLoginEvent =
  | { readonly type: 'sent' }
  | { readonly type: 'severalTenants'; readonly tenants: readonly TenantChoice[] }
  | { readonly type: 'severalIdentities'; readonly identities: readonly Identity[] }
  /** The page was reloaded at the last choice. */
  | {
      readonly type: 'resumed';
      readonly tenants: readonly TenantChoice[];
      readonly identities: readonly Identity[];
    }
  | { readonly type: 'failed'; readonly failure: Refusal }
  | { readonly type: 'cancelled' }
  | { readonly type: 'cleared' }
  /** Goes to a choice that was shown before, by the browser's history or a link. */
  | { readonly type: 'stepped'; readonly to: 'tenants' | 'identities' }
  | { readonly type: 'restarted' };

export const start: NewLoginState = {
  step: 'credentials',
  submit: idleState,
  tenants: [],
  identities: [],
};

/** Returns the next state; pure. Credentials, then tenant, then identity, the choices only if there are several. */
export function next(state: NewLoginState, event: NewLoginEvent): NewLoginState {
  switch (event.type) {
    case 'sent':
      return { ...state, submit: busyState };
    case 'severalTenants':
      return { ...start, step: 'tenants', tenants: event.tenants };
    case 'severalIdentities':
      return { ...state, step: 'identities', identities: event.identities, submit: idleState };
    case 'resumed':
      return { ...start, ...event, step: 'identities' };
    case 'failed':
      return { ...state, submit: failedState(event.failure) };
    case 'cancelled':
      return { ...state, submit: idleState };
    case 'cleared':
      return state.submit.status === 'failed' ? { ...state, submit: idleState } : state;
    case 'stepped':
      return state[event.to].length > 1 ? { ...state, step: event.to, submit: idleState } : state;
    case 'restarted':
      return start;
  }
}
