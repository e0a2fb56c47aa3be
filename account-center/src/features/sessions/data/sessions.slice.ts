import { type AccountSession, afterRead, type LoadState } from '@edu/shared-utility';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface SessionsState {
  load: LoadState<AccountSession[]>;
  /** The session that is being ended, or all others. */
  ending: string | 'others' | null;
  /** Whether the confirmation to end all others is open. */
  isConfirming: boolean;
}

export const sessionsSlice = createSlice({
  name: 'sessions',
  initialState: { load: { status: 'idle' }, ending: null, isConfirming: false } as SessionsState,
  reducers: {
    requested(state) {
      if (state.load.status !== 'ready') state.load = { status: 'loading' };
    },
    /** Refetches while the current state stays visible. */
    refetchRequested: (state) => state,
    settled(state, { payload }: PayloadAction<LoadState<AccountSession[]>>) {
      state.load = afterRead(state.load, payload);
    },
    asked(state) {
      state.isConfirming = true;
    },
    refrained(state) {
      state.isConfirming = false;
    },
    endRequested(state, { payload }: PayloadAction<string | 'others'>) {
      state.ending = payload;
    },
    ended(state, { payload }: PayloadAction<string | 'others'>) {
      state.ending = null;
      if (payload === 'others') state.isConfirming = false;
      if (state.load.status !== 'ready') return;
      const { data } = state.load;
      state.load.data = data.filter(({ sessionId, current }) =>
        payload === 'others' ? current : sessionId !== payload,
      );
    },
    endFailed(state) {
      state.ending = null;
      state.isConfirming = false;
    },
  },
});

export const sessionsActions = sessionsSlice.actions;

export const selectSessions = (state: { sessions: SessionsState }): SessionsState => state.sessions;
