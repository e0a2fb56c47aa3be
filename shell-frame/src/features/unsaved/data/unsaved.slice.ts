import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface UnsavedState {
  /** Whether the question is open. */
  readonly isOpen: boolean;
}

const unsavedSlice = createSlice({
  name: 'unsaved',
  initialState: { isOpen: false } as UnsavedState,
  reducers: {
    leaveAsked: (state) => {
      state.isOpen = true;
    },
    leaveAnswered: (state, _action: PayloadAction<boolean>) => {
      state.isOpen = false;
    },
  },
});

export const { leaveAsked, leaveAnswered } = unsavedSlice.actions;
export const unsavedReducer = unsavedSlice.reducer;
export const selectIsLeaveDialogOpen = (state: { readonly unsaved: UnsavedState }): boolean =>
  state.unsaved.isOpen;
