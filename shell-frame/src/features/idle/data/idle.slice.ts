import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export type IdleState =
  | { readonly status: 'active' }
  | { readonly status: 'warned'; readonly secondsLeft: number }
  | { readonly status: 'locked'; readonly busy: boolean; readonly refusal: string | null };

const initialState = { status: 'active' } as IdleState;

const idleSlice = createSlice({
  name: 'idle',
  initialState,
  reducers: {
    woke: (): IdleState => ({ status: 'active' }),
    warned: (_state, { payload }: PayloadAction<number>): IdleState => ({
      status: 'warned',
      secondsLeft: payload,
    }),
    locked: (): IdleState => ({ status: 'locked', busy: false, refusal: null }),
    stayChosen: (state) => state,
    passwordGiven: (_state, _action: PayloadAction<string>): IdleState => ({
      status: 'locked',
      busy: true,
      refusal: null,
    }),
    passwordRefused: (_state, { payload }: PayloadAction<string>): IdleState => ({
      status: 'locked',
      busy: false,
      refusal: payload,
    }),
    leaveChosen: (state) => state,
  },
});

export const { woke, warned, locked, stayChosen, passwordGiven, passwordRefused, leaveChosen } =
  idleSlice.actions;
export const idleReducer = idleSlice.reducer;
export const selectIdle = (state: { readonly idle: IdleState }): IdleState => state.idle;
/** Nothing may stand over the lock. */
export const selectLocked = (state: { readonly idle: IdleState }): boolean =>
  state.idle.status === 'locked';
