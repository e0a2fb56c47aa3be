import type { MenuNode } from '@edu/shared-utility';
import { createSelector } from '@reduxjs/toolkit';
import type { LayoutState } from './layout.slice';
import type { MenuLoad, MenuState } from './menu.slice';
import { indexMenu, pagesOf } from './menu-tree';

export interface MenuSlices {
  readonly menu: MenuState;
  readonly layout: LayoutState;
}

const noNodes: readonly MenuNode[] = [];

export const selectMenuLoad = (state: MenuSlices): MenuLoad => state.menu.load;
export const selectMenuNodes = (state: MenuSlices): readonly MenuNode[] =>
  state.menu.load.status === 'ready' ? state.menu.load.nodes : noNodes;
export const selectMenuIndex = createSelector(selectMenuNodes, indexMenu);
export const selectMenuPages = createSelector(selectMenuIndex, pagesOf);
export const selectOpenDirectories = createSelector(
  (state: MenuSlices) => state.menu.open,
  (open): ReadonlySet<string> => new Set(open),
);
