import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { isFullPage } from '../common/full-page';

/** Where the person is, as the address bar says. */
export interface LocationState {
  readonly pathname: string;
  readonly search: string;
  /**
   * A framed page has been shown. Before, header, menu and breadcrumbs are not drawn; after it, full pages hide them.
   */
  readonly framed: boolean;
  /** Whether the page redirected without the person's action, as from the home address to its first entry. */
  readonly redirected: boolean;
}

export const addressNow = (): LocationState => ({
  pathname: window.location.pathname,
  search: window.location.search,
  framed: !isFullPage(),
  redirected: false,
});

const locationSlice = createSlice({
  name: 'location',
  initialState: addressNow,
  reducers: {
    moved: (state, { payload }: PayloadAction<LocationState>) => {
      const { pathname, search, redirected } = payload;
      const framed = state.framed || payload.framed;
      const isSame =
        state.pathname === pathname && state.search === search && state.framed === framed;
      return isSame ? state : { pathname, search, framed, redirected };
    },
  },
});

export const { moved } = locationSlice.actions;
export const locationReducer = locationSlice.reducer;
export const selectLocation = (state: { readonly location: LocationState }): LocationState =>
  state.location;
