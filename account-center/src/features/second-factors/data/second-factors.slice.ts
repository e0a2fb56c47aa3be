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

/** State while a request of the dialog is running. */
const withRequestSent = (state: SecondFactorsState): SecondFactorsState =>
  withDialogEvent(state, { type: 'sent' });

/** Commands are handled by the saga; the others are events of the dialog's flow. */
export const secondFactorsSlice = createSlice({
  name: 'secondFactors',
  initialState: initialState as SecondFactorsState,
  reducers: {
    requested(state) {
      if (state.load.status !== 'ready') state.load = { status: 'loading' };
    },
    /** Refetches while the current state stays visible. */
    refetchRequested: (state) => state,
    settled(state, { payload }: PayloadAction<LoadState<SecondFactors>>) {
      state.load = afterRead(state.load, payload);
    },
    /** Changes the step of the dialog. */
    shown: (state, { payload }: PayloadAction<OpenDialog>) =>
      withDialogEvent(state, { type: 'shown', dialog: payload }),
    /** The browser's prompt is open. */
    asked: (state) => withDialogEvent(state, { type: 'asked' }),
    sent: (state) => withDialogEvent(state, { type: 'sent' }),
    refused: (state, { payload }: PayloadAction<string>) =>
      withDialogEvent(state, { type: 'refused', problem: payload }),
    edited: (state) => withDialogEvent(state, { type: 'edited' }),
    closed: (state) => withDialogEvent(state, { type: 'closed' }),
    /** Starts enrolling the dialog's factor under this name. */
    named: (state, _: PayloadAction<string>) => withRequestSent(state),
    /** The first code of the authenticator app. */
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
