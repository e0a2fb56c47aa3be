import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { remainingTabs, type Tab, withoutTab, withTab } from './tabs.flow';

export interface TabsState {
  /** Owner of these tabs; null until the user is known. */
  readonly owner: string | null;
  readonly tabs: readonly Tab[];
}

/** Closes all tabs but these; `to` is opened first when the current page is not among them. */
export interface TabsToKeep {
  readonly keys: readonly string[];
  readonly to: string | null;
}

export interface TabsSlices {
  readonly tabs: TabsState;
}

const initialState: TabsState = { owner: null, tabs: [] };

const tabsSlice = createSlice({
  name: 'tabs',
  initialState,
  reducers: {
    pageOpened: (state, { payload }: PayloadAction<Tab>): TabsState => ({
      ...state,
      tabs: withTab(state.tabs, payload),
    }),
    /** Requested by the person; an active tab must be left first. */
    tabCloseRequested: (_state, _action: PayloadAction<{ key: string; active: boolean }>) => {},
    tabClosed: (state, { payload }: PayloadAction<string>): TabsState => ({
      ...state,
      tabs: withoutTab(state.tabs, payload),
    }),
    tabsKeepRequested: (_state, _action: PayloadAction<TabsToKeep>) => {},
    tabsKept: (state, { payload }: PayloadAction<readonly string[]>): TabsState => ({
      ...state,
      tabs: remainingTabs(state.tabs, payload),
    }),
    tabsRecalled: (_state, { payload }: PayloadAction<TabsState>): TabsState => payload,
  },
});

export const {
  pageOpened,
  tabCloseRequested,
  tabClosed,
  tabsKeepRequested,
  tabsKept,
  tabsRecalled,
} = tabsSlice.actions;
export const tabsReducer = tabsSlice.reducer;
export const selectTabsState = (state: TabsSlices): TabsState => state.tabs;
export const selectTabs = (state: TabsSlices): readonly Tab[] => state.tabs.tabs;
