import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Refusal } from '../refusal';
import { busy, done, idle, refused, type SubmitState } from './submit-state';

/**
 * State of one form that is sent. What is sent travels in the action only, so that no state ever
 * holds a password.
 */
export function createSubmitSlice<P>(name: string) {
  return createSlice({
    name,
    initialState: idle,
    reducers: {
      submitted: (_state, _action: PayloadAction<P>): SubmitState => busy,
      cancelled: (): SubmitState => idle,
      failed: (_state, { payload }: PayloadAction<Refusal>): SubmitState => refused(payload),
      succeeded: (): SubmitState => done,
      /** The person types again or comes back: what was wrong before is no longer said. */
      cleared: (): SubmitState => idle,
    },
  });
}

export type SubmitSlice<P> = ReturnType<typeof createSubmitSlice<P>>;
