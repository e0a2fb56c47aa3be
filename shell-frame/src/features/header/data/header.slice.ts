import {
  type Branch,
  type Failure,
  failedLoad,
  type LoadState,
  type UserInfo,
} from '@edu/shared-utility';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface HeaderState {
  readonly user: LoadState<UserInfo>;
  readonly branches: LoadState<readonly Branch[]>;
}

export interface HeaderSlices {
  readonly header: HeaderState;
}

const initialState: HeaderState = { user: { status: 'idle' }, branches: { status: 'idle' } };

const headerSlice = createSlice({
  name: 'header',
  initialState,
  reducers: {
    userRequested: (state) => {
      if (state.user.status !== 'ready') state.user = { status: 'loading' };
    },
    userArrived: (state, { payload }: PayloadAction<UserInfo>) => {
      state.user = { status: 'ready', data: payload };
    },
    userFailed: (state, { payload }: PayloadAction<Failure>) => {
      state.user = failedLoad(payload);
    },
    branchesRequested: (state) => {
      state.branches = { status: 'loading' };
    },
    branchesArrived: (state, { payload }: PayloadAction<Branch[]>) => {
      state.branches = { status: 'ready', data: payload };
    },
    branchesFailed: (state, { payload }: PayloadAction<Failure>) => {
      state.branches = failedLoad(payload);
    },
    branchChosen: (_state, _action: PayloadAction<Branch>) => {},
    languageChosen: (_state, _action: PayloadAction<string>) => {},
    logoutChosen: () => {},
  },
});

export const {
  userRequested,
  userArrived,
  userFailed,
  branchesRequested,
  branchesArrived,
  branchesFailed,
  branchChosen,
  languageChosen,
  logoutChosen,
} = headerSlice.actions;
export const headerReducer = headerSlice.reducer;
export const selectUser = (state: HeaderSlices): LoadState<UserInfo> => state.header.user;
export const selectBranches = (state: HeaderSlices): LoadState<readonly Branch[]> =>
  state.header.branches;
