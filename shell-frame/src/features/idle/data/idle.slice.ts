import type { LoginResult, SecondStepNeeded } from '@edu/shared-utility';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export type IdleState =
  | { readonly status: 'active' }
  | { readonly status: 'warned'; readonly secondsLeft: number }
  | {
      readonly status: 'locked';
      readonly busy: boolean;
      readonly refusal: string | null;
      /** Set once the password was right and the account has a second factor. */
      readonly second: SecondStepNeeded | null;
    };

const locking = { status: 'locked', busy: false, refusal: null, second: null } as const;
const initialState = { status: 'active' } as IdleState;

const idleSlice = createSlice({
  name: 'idle',
  initialState,
  reducers: {
    resumed: (): IdleState => ({ status: 'active' }),
    warned: (_state, { payload }: PayloadAction<number>): IdleState => ({
      status: 'warned',
      secondsLeft: payload,
    }),
    locked: (): IdleState => locking,
    stayChosen: (state) => state,
    passwordGiven: (_state, _action: PayloadAction<string>): IdleState => ({
      ...locking,
      busy: true,
    }),
    passwordRefused: (_state, { payload }: PayloadAction<string>): IdleState => ({
      ...locking,
      refusal: payload,
    }),
    secondStepRequested: (_state, { payload }: PayloadAction<SecondStepNeeded>): IdleState => ({
      ...locking,
      second: payload,
    }),
    secondStepPassed: (state, _action: PayloadAction<LoginResult>) => state,
    leaveChosen: (state) => state,
  },
});

export const {
  resumed,
  warned,
  locked,
  stayChosen,
  passwordGiven,
  passwordRefused,
  secondStepRequested,
  secondStepPassed,
  leaveChosen,
} = idleSlice.actions;
export const idleReducer = idleSlice.reducer;
export const selectIdle = (state: { readonly idle: IdleState }): IdleState => state.idle;
/** While the lock is shown nothing may be above it. */
export const selectLocked = (state: { readonly idle: IdleState }): boolean =>
  state.idle.status === 'locked';
