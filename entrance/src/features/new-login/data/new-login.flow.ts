import type { Identity, TenantChoice } from '@edu/shared-utility';
import type { Refusal } from '../../../common/refusal';
import { busy, idle, refused, type SubmitState } from '../../../common/submit';

/** Where a login of the new flow stands. Each step has its own submit. */
export type NewLoginState = { readonly submit: SubmitState } & (
  | { readonly step: 'credentials' }
  | { readonly step: 'tenants'; readonly tenants: readonly TenantChoice[] }
  | { readonly step: 'identities'; readonly identities: readonly Identity[] }
);

export type NewLoginEvent =
  | { readonly type: 'sent' }
  | { readonly type: 'severalTenants'; readonly tenants: readonly TenantChoice[] }
  | { readonly type: 'severalIdentities'; readonly identities: readonly Identity[] }
  | { readonly type: 'failed'; readonly failure: Refusal }
  | { readonly type: 'cancelled' }
  | { readonly type: 'cleared' }
  | { readonly type: 'restarted' };

export const start: NewLoginState = { step: 'credentials', submit: idle };

/** The whole flow as one pure function: credentials, then tenant, then identity, each if several. */
export function next(state: NewLoginState, event: NewLoginEvent): NewLoginState {
  switch (event.type) {
    case 'sent':
      return { ...state, submit: busy };
    case 'severalTenants':
      return { step: 'tenants', tenants: event.tenants, submit: idle };
    case 'severalIdentities':
      return { step: 'identities', identities: event.identities, submit: idle };
    case 'failed':
      return { ...state, submit: refused(event.failure) };
    case 'cancelled':
      return { ...state, submit: idle };
    case 'cleared':
      return state.submit.status === 'failed' ? { ...state, submit: idle } : state;
    case 'restarted':
      return start;
  }
}
