import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface PaletteState {
  readonly open: boolean;
  /** Whether the list of keys is open. */
  readonly keysShown: boolean;
  /** Owner of recents and favourites; null until the user is known. */
  readonly owner: string | null;
  /** Paths, newest first. */
  readonly recents: readonly string[];
  readonly favourites: readonly string[];
}

export interface PaletteSlices {
  readonly palette: PaletteState;
}

const maxRecents = 8;
const initialState: PaletteState = {
  open: false,
  keysShown: false,
  owner: null,
  recents: [],
  favourites: [],
};

const paletteSlice = createSlice({
  name: 'palette',
  initialState,
  reducers: {
    paletteOpened: (state) => {
      state.open = true;
    },
    paletteClosed: (state) => {
      state.open = false;
    },
    keysRequested: (state) => {
      state.keysShown = true;
    },
    keysClosed: (state) => {
      state.keysShown = false;
    },
    remembered: (
      state,
      {
        payload,
      }: PayloadAction<{
        owner: string;
        recents: readonly string[];
        favourites: readonly string[];
      }>,
    ): PaletteState => ({ ...state, ...payload }),
    pageVisited: (state, { payload }: PayloadAction<string>): PaletteState => ({
      ...state,
      recents: [payload, ...state.recents.filter((path) => path !== payload)].slice(0, maxRecents),
    }),
    favouriteToggled: (state, { payload }: PayloadAction<string>): PaletteState => ({
      ...state,
      favourites: state.favourites.includes(payload)
        ? state.favourites.filter((path) => path !== payload)
        : [...state.favourites, payload],
    }),
  },
});

export const {
  paletteOpened,
  paletteClosed,
  keysRequested,
  keysClosed,
  remembered,
  pageVisited,
  favouriteToggled,
} = paletteSlice.actions;
export const paletteReducer = paletteSlice.reducer;
export const selectPalette = (state: PaletteSlices): PaletteState => state.palette;
