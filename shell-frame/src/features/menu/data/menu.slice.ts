import { type Failure, failedLoad, type LoadState, type MenuNode } from '@edu/shared-utility';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Load state of the menu. A loaded menu stays visible during a reload; `refreshFailed` is set if that fails. */
export type MenuLoad =
  | { readonly status: 'idle' }
  | { readonly status: 'loading' }
  | {
      readonly status: 'ready';
      readonly nodes: readonly MenuNode[];
      readonly refreshFailed?: Failure;
    }
  | Extract<LoadState<never>, { status: 'failed' }>;

export interface MenuState {
  readonly load: MenuLoad;
  /** Ids of the directories that are open. */
  readonly open: readonly string[];
}

const initialState: MenuState = { load: { status: 'idle' }, open: [] };

const menuSlice = createSlice({
  name: 'menu',
  initialState,
  reducers: {
    /** Requests the menu; `force` loads it even if it is known. */
    menuRequested: (state, _action: PayloadAction<{ force: boolean }>): MenuState =>
      state.load.status === 'ready' ? state : { ...state, load: { status: 'loading' } },
    menuArrived: (state, { payload }: PayloadAction<readonly MenuNode[]>): MenuState =>
      state.load.status === 'ready' && state.load.nodes === payload && !state.load.refreshFailed
        ? state
        : { ...state, load: { status: 'ready', nodes: payload } },
    menuFailed: (state, { payload }: PayloadAction<Failure>): MenuState => ({
      ...state,
      load:
        state.load.status === 'ready'
          ? { ...state.load, refreshFailed: payload }
          : failedLoad(payload),
    }),
    directoryToggled: (state, { payload }: PayloadAction<string>): MenuState => ({
      ...state,
      open: state.open.includes(payload)
        ? state.open.filter((id) => id !== payload)
        : [...state.open, payload],
    }),
    /** Opens the directories above the current page. */
    directoriesRevealed: (state, { payload }: PayloadAction<readonly string[]>): MenuState =>
      payload.every((id) => state.open.includes(id))
        ? state
        : { ...state, open: [...new Set([...state.open, ...payload])] },
  },
});

export const { menuRequested, menuArrived, menuFailed, directoryToggled, directoriesRevealed } =
  menuSlice.actions;
export const menuReducer = menuSlice.reducer;
