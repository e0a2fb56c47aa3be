import { afterRead, type LoadState } from '@edu/shared-utility';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type ActivityList, type ActivityPage, withPage } from './activity-list';

export interface ActivityState {
  load: LoadState<ActivityList>;
  /** Whether older entries are being loaded. */
  isLoadingOlder: boolean;
}

export const activitySlice = createSlice({
  name: 'activity',
  initialState: { load: { status: 'idle' }, isLoadingOlder: false } as ActivityState,
  reducers: {
    requested(state) {
      if (state.load.status !== 'ready') state.load = { status: 'loading' };
    },
    /** Refetches while the current state stays visible. */
    refetchRequested: (state) => state,
    pageRead(state, { payload }: PayloadAction<ActivityPage>) {
      const former = state.load.status === 'ready' ? state.load.data : null;
      state.load = { status: 'ready', data: withPage(former, payload) };
    },
    readFailed(state, { payload }: PayloadAction<LoadState<ActivityList>>) {
      state.load = afterRead(state.load, payload);
    },
    olderRequested(state) {
      state.isLoadingOlder = true;
    },
    olderEnded(state) {
      state.isLoadingOlder = false;
    },
  },
});

export const activityActions = activitySlice.actions;

export const selectActivity = (state: { activity: ActivityState }): ActivityState => state.activity;
