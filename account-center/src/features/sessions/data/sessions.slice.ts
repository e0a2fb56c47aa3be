import type { AccountSession } from '@edu/shared-utility';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Load } from '../../../common/load';

export interface SessionsState {
  load: Load<AccountSession[]>;
  /** The session that is being ended, or all others. */
  ending: string | 'others' | null;
}

export const sessionsSlice = createSlice({
  name: 'sessions',
  initialState: { load: { status: 'idle' }, ending: null } as SessionsState,
  reducers: {
    requested(state) {
      if (state.load.status !== 'ready') state.load = { status: 'loading' };
    },
    settled(state, { payload }: PayloadAction<Load<AccountSession[]>>) {
      state.load = payload;
      state.ending = null;
    },
    endRequested(state, { payload }: PayloadAction<string | 'others'>) {
      state.ending = payload;
    },
    endFailed(state) {
      state.ending = null;
    },
  },
});

export const sessionsActions = sessionsSlice.actions;

export const selectSessions = (state: { sessions: SessionsState }): SessionsState => state.sessions;
