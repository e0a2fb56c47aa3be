import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Whether the optional tab bar shows; appearance and density live in the storage context. */
export interface PreferencesState {
  readonly tabBar: boolean;
}

const initialState: PreferencesState = { tabBar: false };

const preferencesSlice = createSlice({
  name: 'preferences',
  initialState,
  reducers: {
    tabBarSet: (state, { payload }: PayloadAction<boolean>) => {
      state.tabBar = payload;
    },
  },
});

export const { tabBarSet } = preferencesSlice.actions;
export const preferencesReducer = preferencesSlice.reducer;
export const selectTabBar = (state: { readonly preferences: PreferencesState }): boolean =>
  state.preferences.tabBar;
