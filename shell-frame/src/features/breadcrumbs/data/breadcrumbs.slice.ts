import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface AppendedCrumb {
  readonly label: string;
  /** The page that appended the crumb, which is removed when the person leaves it. */
  readonly pathname: string;
}

export interface BreadcrumbsState {
  readonly appended: AppendedCrumb | null;
}

export interface BreadcrumbsSlices {
  readonly breadcrumbs: BreadcrumbsState;
}

const initialState: BreadcrumbsState = { appended: null };

const breadcrumbsSlice = createSlice({
  name: 'breadcrumbs',
  initialState,
  reducers: {
    crumbAppended: (state, { payload }: PayloadAction<AppendedCrumb | null>) => {
      state.appended = payload;
    },
  },
});

export const { crumbAppended } = breadcrumbsSlice.actions;
export const breadcrumbsReducer = breadcrumbsSlice.reducer;
export const selectAppended = (state: BreadcrumbsSlices): AppendedCrumb | null =>
  state.breadcrumbs.appended;
