import { limits } from '@edu/shared-utility';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface LayoutState {
  readonly narrow: boolean;
  /** What the person chose by hand, kept apart for narrow and wide windows; null: nothing yet. */
  readonly byHand: { readonly narrow: boolean | null; readonly wide: boolean | null };
}

const initialState: LayoutState = { narrow: false, byHand: { narrow: null, wide: null } };

/** Pure: folded or not. A narrow window folds, a wide one unfolds, the hand has the last word. */
export const isCollapsed = ({ narrow, byHand }: LayoutState): boolean =>
  narrow ? (byHand.narrow ?? true) : (byHand.wide ?? false);

const layoutSlice = createSlice({
  name: 'layout',
  initialState,
  reducers: {
    windowMeasured: (state, { payload }: PayloadAction<{ width: number }>) => {
      state.narrow = payload.width < limits.autoCollapseBelow;
    },
    menuToggled: (state) => {
      state.byHand[state.narrow ? 'narrow' : 'wide'] = !isCollapsed(state);
    },
  },
});

export const { windowMeasured, menuToggled } = layoutSlice.actions;
export const layoutReducer = layoutSlice.reducer;
export const selectCollapsed = (state: { readonly layout: LayoutState }): boolean =>
  isCollapsed(state.layout);
