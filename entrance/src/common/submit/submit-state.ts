import type { Refusal } from '../refusal';

/** State of a submit. */
export type SubmitState =
  | { readonly status: 'idle' }
  | { readonly status: 'busy' }
  | { readonly status: 'done' }
  | ({ readonly status: 'failed' } & Refusal);

export const idleState: SubmitState = { status: 'idle' };
export const busyState: SubmitState = { status: 'busy' };
export const doneState: SubmitState = { status: 'done' };
export const failedState = (failure: Refusal): SubmitState => ({ status: 'failed', ...failure });

/** The server's errors of fields, if there are any. */
export const fieldErrorsOf = (state: SubmitState): Refusal['fields'] | undefined =>
  state.status === 'failed' ? state.fields : undefined;
