import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface UnsavedState {
  /** Whether the question is open. */
  readonly isOpen: boolean;
}

const unsavedSlice = createSlice({
  name: 'unsaved',
  initialState: { isOpen: false } as UnsavedState,
  reducers: {
    leaveRequested: (state) => {
      state.isOpen = true;
    },
    leaveAnswered: (state, _action: PayloadAction<boolean>) => {
      state.isOpen = false;
    },
  },
});

export const { leaveRequested, leaveAnswered } = unsavedSlice.actions;
export const unsavedReducer = unsavedSlice.reducer;
export const selectIsLeaveDialogOpen = (state: { readonly unsaved: UnsavedState }): boolean =>
  state.unsaved.isOpen;
