import type { AccountGuards } from '@edu/shared-utility';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Null until loaded, and always where the API lacks the call. */
export type Guards = AccountGuards | null;

export const guardsSlice = createSlice({
  name: 'guards',
  initialState: null as Guards,
  reducers: {
    requested: (state) => state,
    loaded: (_, { payload }: PayloadAction<AccountGuards>): Guards => payload,
  },
});

export const guardsActions = guardsSlice.actions;

export const selectGuards = (state: { guards: Guards }): Guards => state.guards;
