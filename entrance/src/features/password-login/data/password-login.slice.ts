import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Failure, SubmitState } from '../../../common/failure';

export interface Credentials {
  account: string;
  password: string;
  /** Keep the account's name (never the password) for the next time. */
  remember: boolean;
}

/** The password travels in the action only; no state ever holds it. */
export const passwordLoginSlice = createSlice({
  name: 'passwordLogin',
  initialState: { status: 'idle' } as SubmitState,
  reducers: {
    submitted: (_state, _action: PayloadAction<Credentials>): SubmitState => ({ status: 'busy' }),
    cancelled: (): SubmitState => ({ status: 'idle' }),
    failed: (_state, { payload }: PayloadAction<Failure>): SubmitState => ({
      status: 'failed',
      ...payload,
    }),
    /** The person types again or comes back: what was wrong before is no longer said. */
    cleared: (): SubmitState => ({ status: 'idle' }),
  },
});

export const passwordLoginActions = passwordLoginSlice.actions;
