import { afterRead, type LoadState, type SecondFactors } from '@edu/shared-utility';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type FactorDialog, type FactorEvent, next } from './factor-dialog';

export interface SecondFactorsState {
  load: LoadState<SecondFactors>;
  dialog: FactorDialog;
}

const initialState: SecondFactorsState = { load: { status: 'idle' }, dialog: { step: 'closed' } };

/** Something is sent from the dialog, which waits for the answer. */
function sent(state: SecondFactorsState): void {
  state.dialog = next(state.dialog, { type: 'sent' });
}

/** Commands go to the saga; every change of the dialog is an event of its flow. */
export const secondFactorsSlice = createSlice({
  name: 'secondFactors',
  initialState: initialState as SecondFactorsState,
  reducers: {
    requested(state) {
      if (state.load.status !== 'ready') state.load = { status: 'loading' };
    },
    /** Reads again behind what is shown. */
    rereadRequested: (state) => state,
    settled(state, { payload }: PayloadAction<LoadState<SecondFactors>>) {
      state.load = afterRead(state.load, payload);
    },
    happened(state, { payload }: PayloadAction<FactorEvent>) {
      (state as SecondFactorsState).dialog = next(state.dialog as FactorDialog, payload);
    },
    /** Begins the enrolment of what the dialog is about, under this name. */
    named(state, _: PayloadAction<string>) {
      sent(state as SecondFactorsState);
    },
    /** The app's first code. */
    confirmed(state, _: PayloadAction<string>) {
      sent(state as SecondFactorsState);
    },
    renamed(state, _: PayloadAction<string>) {
      sent(state as SecondFactorsState);
    },
    removed(state) {
      sent(state as SecondFactorsState);
    },
    codesRenewed(state) {
      sent(state as SecondFactorsState);
    },
  },
});

export const secondFactorsActions = secondFactorsSlice.actions;

export interface WithSecondFactors {
  secondFactors: SecondFactorsState;
}

export const selectSecondFactors = (state: WithSecondFactors): SecondFactorsState =>
  state.secondFactors;
