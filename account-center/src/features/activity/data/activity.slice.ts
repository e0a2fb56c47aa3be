import type { AccountActivity } from '@edu/shared-utility';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Load } from '../../../common/load';

export interface ActivityList {
  entries: AccountActivity[];
  total: number;
}

export interface ActivityState {
  load: Load<ActivityList>;
  /** Older entries are on their way. */
  more: boolean;
}

export const activitySlice = createSlice({
  name: 'activity',
  initialState: { load: { status: 'idle' }, more: false } as ActivityState,
  reducers: {
    requested(state) {
      if (state.load.status !== 'ready') state.load = { status: 'loading' };
    },
    moreRequested(state) {
      state.more = true;
    },
    settled(state, { payload }: PayloadAction<Load<ActivityList>>) {
      state.load = payload;
      state.more = false;
    },
    moreFailed(state) {
      state.more = false;
    },
  },
});

export const activityActions = activitySlice.actions;

export const selectActivity = (state: { activity: ActivityState }): ActivityState => state.activity;
