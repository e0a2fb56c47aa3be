import { afterRead, type LoadState } from '@edu/shared-utility';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type ActivityList, type ActivityPage, withPage } from './activity-list';

export interface ActivityState {
  load: LoadState<ActivityList>;
  /** Whether older entries are being loaded. */
  more: boolean;
}

export const activitySlice = createSlice({
  name: 'activity',
  initialState: { load: { status: 'idle' }, more: false } as ActivityState,
  reducers: {
    requested(state) {
      if (state.load.status !== 'ready') state.load = { status: 'loading' };
    },
    /** Refetches while the current state stays visible. */
    rereadRequested: (state) => state,
    pageRead(state, { payload }: PayloadAction<ActivityPage>) {
      const former = state.load.status === 'ready' ? state.load.data : null;
      state.load = { status: 'ready', data: withPage(former, payload) };
    },
    unread(state, { payload }: PayloadAction<LoadState<ActivityList>>) {
      state.load = afterRead(state.load, payload);
    },
    moreRequested(state) {
      state.more = true;
    },
    moreEnded(state) {
      state.more = false;
    },
  },
});

export const activityActions = activitySlice.actions;

export const selectActivity = (state: { activity: ActivityState }): ActivityState => state.activity;
