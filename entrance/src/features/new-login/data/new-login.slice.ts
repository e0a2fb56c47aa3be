import type { LoginRequest } from '@edu/shared-utility';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Refusal } from '../../../common/refusal';
import type { ProofToken } from '../../../common/second-step';
import { type NewLoginEvent, type NewLoginState, next, type Step, start } from './new-login.flow';

/** Credentials; `remember` stores the account's name. */
export type NewCredentials = LoginRequest & { remember?: boolean };

/** Commands are handled by the saga; changes of the state are events of the flow. */
export const newLoginSlice = createSlice({
  name: 'newLogin',
  initialState: start as NewLoginState,
  reducers: {
    /** The screen was mounted: hides former errors. The payload is the step of the address. */
    opened: (state, _action: PayloadAction<Step>) => next(state, { type: 'cleared' }),
    submitted: (state, _action: PayloadAction<NewCredentials | ProofToken>) =>
      next(state, { type: 'sent' }),
    /** Logged in by a passkey; the payload is the token. */
    proved: (state, _action: PayloadAction<string>) => next(state, { type: 'sent' }),
    tenantChosen: (state, _action: PayloadAction<string>) => next(state, { type: 'sent' }),
    identityChosen: (state, _action: PayloadAction<string>) => next(state, { type: 'sent' }),
    /** Goes to a choice that was shown before. */
    stepped: (state, { payload }: PayloadAction<'tenants' | 'identities'>) =>
      next(state, { type: 'stepped', to: payload }),
    failed: (state, { payload }: PayloadAction<Refusal>) =>
      next(state, { type: 'failed', failure: payload }),
    cancelled: (state) => next(state, { type: 'cancelled' }),
    /** Goes back to the credentials, for another account. */
    left: (state) => next(state, { type: 'restarted' }),
    happened: (state, { payload }: PayloadAction<NewLoginEvent>) => next(state, payload),
  },
});

export const newLoginActions = newLoginSlice.actions;
