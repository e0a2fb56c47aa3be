import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Where the person is, as the address bar says. */
export interface LocationState {
  readonly pathname: string;
  readonly search: string;
}

export const addressNow = (): LocationState => ({
  pathname: window.location.pathname,
  search: window.location.search,
});

const locationSlice = createSlice({
  name: 'location',
  initialState: addressNow,
  reducers: {
    moved: (state, { payload }: PayloadAction<LocationState>) =>
      state.pathname === payload.pathname && state.search === payload.search ? state : payload,
  },
});

export const { moved } = locationSlice.actions;
export const locationReducer = locationSlice.reducer;
export const selectLocation = (state: { readonly location: LocationState }): LocationState =>
  state.location;
