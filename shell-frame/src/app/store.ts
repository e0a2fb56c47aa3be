import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { breadcrumbsReducer } from '../features/breadcrumbs';
import { headerReducer } from '../features/header';
import { idleReducer } from '../features/idle';
import { initialLayout, layoutReducer, menuReducer } from '../features/menu';
import { paletteReducer } from '../features/palette';
import { personalReducer } from '../features/personal-dialog';
import { tabsReducer } from '../features/tabs';
import { unsavedReducer } from '../features/unsaved';
import { faultsReducer } from './faults.slice';
import { addressNow, locationReducer } from './location.slice';
import { rootSaga } from './root.saga';

/** The frame's store; cancelling the task of `start` ends every saga. */
export function createShellStore() {
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: {
      location: locationReducer,
      layout: layoutReducer,
      menu: menuReducer,
      header: headerReducer,
      breadcrumbs: breadcrumbsReducer,
      idle: idleReducer,
      palette: paletteReducer,
      personal: personalReducer,
      tabs: tabsReducer,
      unsaved: unsavedReducer,
      faults: faultsReducer,
    },
    // The first address is part of the initial state, so that it is not announced as a navigation.
    preloadedState: { location: addressNow(), layout: initialLayout() },
    middleware: (defaults) => defaults({ thunk: false }).concat(sagas),
  });
  return { store, start: () => sagas.run(rootSaga) };
}

export type ShellState = ReturnType<ReturnType<typeof createShellStore>['store']['getState']>;
