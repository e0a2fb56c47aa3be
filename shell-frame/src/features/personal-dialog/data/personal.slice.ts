import { createSlice } from '@reduxjs/toolkit';

export interface PersonalState {
  readonly open: boolean;
}

const personalSlice = createSlice({
  name: 'personal',
  initialState: { open: false } as PersonalState,
  reducers: {
    personalOpened: (state) => {
      state.open = true;
    },
    personalClosed: (state) => {
      state.open = false;
    },
  },
});

export const { personalOpened, personalClosed } = personalSlice.actions;
export const personalReducer = personalSlice.reducer;
export const selectPersonalOpen = (state: { readonly personal: PersonalState }): boolean =>
  state.personal.open;
