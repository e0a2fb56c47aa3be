import type { LogoutApplication } from '@edu/shared-utility';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Load } from '../../../common/load';

export type LogoutDialog =
  | { status: 'closed' }
  | { status: 'open' }
  | { status: 'sending' }
  | { status: 'sent' }
  | { status: 'applying' }
  | { status: 'refused'; message: string };

export interface AccountLogoutState {
  load: Load<LogoutApplication>;
  dialog: LogoutDialog;
  withdrawing: boolean;
}

const initialState: AccountLogoutState = {
  load: { status: 'idle' },
  dialog: { status: 'closed' },
  withdrawing: false,
};

const busy = ({ status }: LogoutDialog) => status === 'sending' || status === 'applying';

export const accountLogoutSlice = createSlice({
  name: 'accountLogout',
  initialState: initialState as AccountLogoutState,
  reducers: {
    requested(state) {
      state.load = { status: 'loading' };
    },
    settled(state, { payload }: PayloadAction<Load<LogoutApplication>>) {
      state.load = payload;
      state.withdrawing = false;
    },
    opened(state) {
      state.dialog = { status: 'open' };
    },
    codeAsked(state, _: PayloadAction<string>) {
      if (!busy(state.dialog)) state.dialog = { status: 'sending' };
    },
    codeSent(state) {
      if (state.dialog.status === 'sending') state.dialog = { status: 'sent' };
    },
    submitted(state, _: PayloadAction<{ account: string; authCode: string }>) {
      if (!busy(state.dialog)) state.dialog = { status: 'applying' };
    },
    refused(state, { payload }: PayloadAction<string>) {
      if (busy(state.dialog)) state.dialog = { status: 'refused', message: payload };
    },
    edited(state) {
      if (state.dialog.status === 'refused') state.dialog = { status: 'open' };
    },
    applied(state, { payload }: PayloadAction<LogoutApplication>) {
      state.dialog = { status: 'closed' };
      state.load = { status: 'ready', data: payload };
    },
    withdrawRequested(state) {
      state.withdrawing = true;
    },
    withdrawEnded(state) {
      state.withdrawing = false;
    },
    closed(state) {
      state.dialog = { status: 'closed' };
    },
  },
});

export const accountLogoutActions = accountLogoutSlice.actions;

export interface WithAccountLogout {
  accountLogout: AccountLogoutState;
}

export const selectAccountLogout = (state: WithAccountLogout): AccountLogoutState =>
  state.accountLogout;
