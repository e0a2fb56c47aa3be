import type { UserInfo } from '@edu/shared-utility';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export type ProfileLoad =
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'ready'; user: UserInfo }
  | { status: 'failed'; code: number; message: string };

/** What happens to the nickname that a person has sent. */
export type NicknameSave =
  | { status: 'idle' }
  | { status: 'saving'; nickname: string }
  | { status: 'refused'; nickname: string; message: string };

export interface ProfileState {
  load: ProfileLoad;
  nickname: NicknameSave;
}

const initialState: ProfileState = { load: { status: 'idle' }, nickname: { status: 'idle' } };

export const profileSlice = createSlice({
  name: 'profile',
  initialState: initialState as ProfileState,
  reducers: {
    loadRequested(state) {
      state.load = { status: 'loading' };
    },
    loaded(state, { payload }: PayloadAction<UserInfo>) {
      state.load = { status: 'ready', user: payload };
    },
    loadFailed(state, { payload }: PayloadAction<{ code: number; message: string }>) {
      state.load = { status: 'failed', ...payload };
    },
    nicknameSubmitted(state, { payload }: PayloadAction<string>) {
      state.nickname = { status: 'saving', nickname: payload };
    },
    nicknameSaved(state, { payload }: PayloadAction<string>) {
      state.nickname = { status: 'idle' };
      if (state.load.status === 'ready') state.load.user.nickname = payload;
    },
    nicknameRefused(state, { payload }: PayloadAction<{ nickname: string; message: string }>) {
      state.nickname = { status: 'refused', ...payload };
    },
  },
});

export const profileActions = profileSlice.actions;
