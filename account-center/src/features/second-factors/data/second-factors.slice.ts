import { afterRead, type LoadState, type SecondFactors } from '@edu/shared-utility';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type FactorDialog, type FactorEvent, next, type OpenDialog } from './factor-dialog';

export interface SecondFactorsState {
  load: LoadState<SecondFactors>;
  dialog: FactorDialog;
}

const initialState: SecondFactorsState = { load: { status: 'idle' }, dialog: { step: 'closed' } };

const withDialogEvent = (state: SecondFactorsState, event: FactorEvent): SecondFactorsState => ({
  ...state,
  dialog: next(state.dialog, event),
});

/** Something goes to the server from the dialog, which waits for the answer. */
const withRequestSent = (state: SecondFactorsState): SecondFactorsState =>
  withDialogEvent(state, { type: 'sent' });

/** Commands go to the saga; the others are the events of the dialog's flow. */
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
    /** Another step of the dialog. */
    shown: (state, { payload }: PayloadAction<OpenDialog>) =>
      withDialogEvent(state, { type: 'shown', dialog: payload }),
    /** The browser itself asks the person. */
    asked: (state) => withDialogEvent(state, { type: 'asked' }),
    sent: (state) => withDialogEvent(state, { type: 'sent' }),
    refused: (state, { payload }: PayloadAction<string>) =>
      withDialogEvent(state, { type: 'refused', problem: payload }),
    edited: (state) => withDialogEvent(state, { type: 'edited' }),
    closed: (state) => withDialogEvent(state, { type: 'closed' }),
    /** Begins the enrolment of what the dialog is about, under this name. */
    named: (state, _: PayloadAction<string>) => withRequestSent(state),
    /** The app's first code. */
    confirmed: (state, _: PayloadAction<string>) => withRequestSent(state),
    renamed: (state, _: PayloadAction<string>) => withRequestSent(state),
    removed: (state) => withRequestSent(state),
    codesRenewed: (state) => withRequestSent(state),
  },
});

export const secondFactorsActions = secondFactorsSlice.actions;

export interface WithSecondFactors {
  secondFactors: SecondFactorsState;
}

export const selectSecondFactors = (state: WithSecondFactors): SecondFactorsState =>
  state.secondFactors;
