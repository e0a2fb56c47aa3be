import type { UserInfo } from '@edu/shared-utility';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export type ProfileLoad =
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'ready'; user: UserInfo }
  | { status: 'failed'; code: number; message: string };

/** The editable fields; the name only until it is verified. */
export interface ProfileInput {
  nickname: string;
  name?: string;
}

export interface ProfileRefusal {
  /** Null if the server did not respond, since then no input is wrong. */
  field: keyof ProfileInput | null;
  message: string;
}

/** State of a save. */
export type ProfileSave =
  | { status: 'idle' }
  | { status: 'saving' }
  | ({ status: 'refused' } & ProfileRefusal);

export interface ProfileState {
  load: ProfileLoad;
  save: ProfileSave;
}

const initialState: ProfileState = { load: { status: 'idle' }, save: { status: 'idle' } };

export const profileSlice = createSlice({
  name: 'profile',
  initialState: initialState as ProfileState,
  reducers: {
    loadRequested(state) {
      state.load = { status: 'loading' };
    },
    /** Refetches while the current state stays visible; failures are ignored. */
    refreshRequested: (state) => state,
    loaded(state, { payload }: PayloadAction<UserInfo>) {
      state.load = { status: 'ready', user: payload };
    },
    loadFailed(state, { payload }: PayloadAction<{ code: number; message: string }>) {
      state.load = { status: 'failed', ...payload };
    },
    submitted(state, _: PayloadAction<ProfileInput>) {
      state.save = { status: 'saving' };
    },
    saved(state, { payload }: PayloadAction<ProfileInput>) {
      state.save = { status: 'idle' };
      if (state.load.status === 'ready') Object.assign(state.load.user, payload);
    },
    refused(state, { payload }: PayloadAction<ProfileRefusal>) {
      state.save = { status: 'refused', ...payload };
    },
  },
});

export const profileActions = profileSlice.actions;
