import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Features whose saga has failed; the page says so and offers a reload. */
export type FaultsState = readonly string[];

const faultsSlice = createSlice({
  name: 'faults',
  initialState: [] as FaultsState,
  reducers: {
    featureStopped: (state, { payload }: PayloadAction<{ feature: string; reason: string }>) => [
      ...state,
      payload.feature,
    ],
  },
});

export const { featureStopped } = faultsSlice.actions;
export const faultsReducer = faultsSlice.reducer;
export const selectFaults = (state: { readonly faults: FaultsState }): FaultsState => state.faults;
