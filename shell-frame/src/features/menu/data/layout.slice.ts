import { limits } from '@edu/shared-utility';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface LayoutState {
  /** On a phone the menu is a drawer over the page. */
  readonly window: 'phone' | 'narrow' | 'wide';
  readonly drawer: boolean;
  /** The person's choice whether the menu is collapsed, for narrow and for wide windows; null without one. */
  readonly manual: { readonly narrow: boolean | null; readonly wide: boolean | null };
}

const initialState: LayoutState = {
  window: 'wide',
  drawer: false,
  manual: { narrow: null, wide: null },
};

/** The kind of a window of this width. */
export const windowOf = (width: number): LayoutState['window'] =>
  width < limits.phoneBelow ? 'phone' : width < limits.autoCollapseBelow ? 'narrow' : 'wide';

/** Whether the menu is collapsed: by the person's choice, else in narrow windows only. */
export const isCollapsed = ({ window, manual }: LayoutState): boolean =>
  window === 'narrow' ? (manual.narrow ?? true) : window === 'wide' && (manual.wide ?? false);

const layoutSlice = createSlice({
  name: 'layout',
  initialState,
  reducers: {
    windowMeasured: (state, { payload }: PayloadAction<{ width: number }>) => {
      state.window = windowOf(payload.width);
      if (state.window !== 'phone') state.drawer = false;
    },
    menuToggled: (state) => {
      if (state.window === 'phone') state.drawer = !state.drawer;
      else state.manual[state.window] = !isCollapsed(state);
    },
    drawerClosed: (state) => {
      state.drawer = false;
    },
  },
});

export const { windowMeasured, menuToggled, drawerClosed } = layoutSlice.actions;
export const layoutReducer = layoutSlice.reducer;

interface LayoutSlices {
  readonly layout: LayoutState;
}
export const selectCollapsed = ({ layout }: LayoutSlices): boolean => isCollapsed(layout);
/** Null if the menu is not a drawer. */
export const selectDrawer = ({ layout }: LayoutSlices): 'open' | 'closed' | null =>
  layout.window === 'phone' ? (layout.drawer ? 'open' : 'closed') : null;
export const selectManual = ({ layout }: LayoutSlices): LayoutState['manual'] => layout.manual;
