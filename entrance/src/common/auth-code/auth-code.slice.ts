import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Failure } from '../failure';
import type { CodePurpose } from './cooldown';

export type SendState =
  | { readonly status: 'idle' }
  | { readonly status: 'sending' }
  | { readonly status: 'sent'; readonly account: string }
  | ({ readonly status: 'failed' } & Failure);

export type AuthCodeState = { readonly [P in CodePurpose]?: SendState };

interface Send {
  purpose: CodePurpose;
  account: string;
}

/** Sending of codes, by what they are for. */
export const authCodeSlice = createSlice({
  name: 'authCode',
  initialState: {} as AuthCodeState,
  reducers: {
    requested: (state, { payload }: PayloadAction<Send>): AuthCodeState => ({
      ...state,
      [payload.purpose]: { status: 'sending' },
    }),
    sent: (state, { payload }: PayloadAction<Send>): AuthCodeState => ({
      ...state,
      [payload.purpose]: { status: 'sent', account: payload.account },
    }),
    failed: (
      state,
      { payload }: PayloadAction<{ purpose: CodePurpose; failure: Failure }>,
    ): AuthCodeState => ({ ...state, [payload.purpose]: { status: 'failed', ...payload.failure } }),
  },
});
