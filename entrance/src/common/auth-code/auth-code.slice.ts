import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Refusal } from '../refusal';
import type { CodePurpose } from './calls';

export type SendState =
  | { readonly status: 'idle' }
  | { readonly status: 'sending' }
  | { readonly status: 'sent'; readonly account: string }
  | ({ readonly status: 'failed'; readonly account: string } & Refusal);

export type AuthCodeState = { readonly [P in CodePurpose]?: SendState };

interface Send {
  purpose: CodePurpose;
  account: string;
}

/** State of sending codes, by purpose. */
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
    failed: (state, { payload }: PayloadAction<Send & { failure: Refusal }>): AuthCodeState => ({
      ...state,
      [payload.purpose]: { status: 'failed', account: payload.account, ...payload.failure },
    }),
  },
});
