import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { breadcrumbsReducer } from '../features/breadcrumbs';
import { headerReducer } from '../features/header';
import { layoutReducer, menuReducer } from '../features/menu';
import { faultsReducer } from './faults.slice';
import { locationReducer } from './location.slice';
import { rootSaga } from './root.saga';

/** One store for the frame; `stop` ends every saga and what it listens to. */
export function createShellStore() {
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: {
      location: locationReducer,
      layout: layoutReducer,
      menu: menuReducer,
      header: headerReducer,
      breadcrumbs: breadcrumbsReducer,
      faults: faultsReducer,
    },
    middleware: (defaults) => defaults({ thunk: false }).concat(sagas),
  });
  return { store, start: () => sagas.run(rootSaga) };
}
