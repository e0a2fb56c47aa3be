import type { Refusal } from '../refusal';

/** State of a submit. */
export type SubmitState =
  | { readonly status: 'idle' }
  | { readonly status: 'busy' }
  | { readonly status: 'done' }
  | ({ readonly status: 'failed' } & Refusal);

export const idle: SubmitState = { status: 'idle' };
export const busy: SubmitState = { status: 'busy' };
export const doneState: SubmitState = { status: 'done' };
export const refusedState = (failure: Refusal): SubmitState => ({ status: 'failed', ...failure });

/** The server's errors of fields, if there are any. */
export const refusalsOf = (state: SubmitState): Refusal['fields'] | undefined =>
  state.status === 'failed' ? state.fields : undefined;
