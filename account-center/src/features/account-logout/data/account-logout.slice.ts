import {
  afterRead,
  type Failure,
  type LoadState,
  type LogoutApplication,
} from '@edu/shared-utility';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export type LogoutDialog =
  | { status: 'closed' }
  | { status: 'open' }
  | { status: 'sending' }
  | { status: 'sent' }
  | { status: 'applying' }
  /** `unanswered`: the server did not respond, so no input is wrong. */
  | { status: 'refused'; message: string; unanswered: boolean };

type Refusal = Pick<Failure, 'message' | 'unanswered'>;

export interface AccountLogoutState {
  load: LoadState<LogoutApplication>;
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
      if (state.load.status !== 'ready') state.load = { status: 'loading' };
    },
    /** Refetches while the current state stays visible. */
    refetchRequested: (state) => state,
    settled(state, { payload }: PayloadAction<LoadState<LogoutApplication>>) {
      state.load = afterRead(state.load, payload);
    },
    opened(state) {
      state.dialog = { status: 'open' };
    },
    codeRequested(state, _: PayloadAction<string>) {
      if (!busy(state.dialog)) state.dialog = { status: 'sending' };
    },
    codeSent(state) {
      if (state.dialog.status === 'sending') state.dialog = { status: 'sent' };
    },
    notSent(state, { payload }: PayloadAction<Refusal>) {
      if (state.dialog.status === 'sending') state.dialog = { status: 'refused', ...payload };
    },
    /** The code may arrive before the response to its request. */
    submitted(state, _: PayloadAction<{ account: string; authCode: string }>) {
      if (state.dialog.status !== 'closed') state.dialog = { status: 'applying' };
    },
    refused(state, { payload }: PayloadAction<Refusal>) {
      if (state.dialog.status === 'applying') state.dialog = { status: 'refused', ...payload };
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
    withdrawn(state) {
      state.withdrawing = false;
      const former = state.load.status === 'ready' ? state.load.data : {};
      const withdrawal = { status: 'withdrawn', appliedAt: null, effectiveAt: null } as const;
      state.load = { status: 'ready', data: { ...former, ...withdrawal } };
    },
    withdrawFailed(state) {
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
