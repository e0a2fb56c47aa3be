import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface UnsavedState {
  /** The question stands open. */
  readonly asked: boolean;
}

const unsavedSlice = createSlice({
  name: 'unsaved',
  initialState: { asked: false } as UnsavedState,
  reducers: {
    leaveAsked: (state) => {
      state.asked = true;
    },
    leaveAnswered: (state, _action: PayloadAction<boolean>) => {
      state.asked = false;
    },
  },
});

export const { leaveAsked, leaveAnswered } = unsavedSlice.actions;
export const unsavedReducer = unsavedSlice.reducer;
export const selectLeaveAsked = (state: { readonly unsaved: UnsavedState }): boolean =>
  state.unsaved.asked;
