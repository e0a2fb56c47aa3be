import type { OrganChoice } from '@edu/shared-utility';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Refusal } from '../../../common/refusal';

export type OrganChoiceState =
  | { readonly status: 'idle' }
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly choices: readonly OrganChoice[] }
  | ({ readonly status: 'failed' } & Refusal);

export const organChoiceSlice = createSlice({
  name: 'organChoice',
  initialState: { status: 'idle' } as OrganChoiceState,
  reducers: {
    requested: (): OrganChoiceState => ({ status: 'loading' }),
    loaded: (_state, { payload }: PayloadAction<OrganChoice[]>): OrganChoiceState => ({
      status: 'ready',
      choices: payload,
    }),
    failed: (_state, { payload }: PayloadAction<Refusal>): OrganChoiceState => ({
      status: 'failed',
      ...payload,
    }),
    chosen: (state, _action: PayloadAction<OrganChoice>) => state,
    /** Back to the log-in form; its session has no organisation yet. */
    abandoned: (state) => state,
    /** To log in with another account. */
    left: (state) => state,
  },
});

export const organChoiceActions = organChoiceSlice.actions;
