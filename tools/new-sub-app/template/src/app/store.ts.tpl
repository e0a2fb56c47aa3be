import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { overviewSlice } from '../features/overview';
import { rootSaga } from './root.saga';

/** The app's own store with its sagas running; `stop` cancels them when the app leaves the page. */
export function createAppStore() {
  const saga = createSagaMiddleware();
  const store = configureStore({
    reducer: { overview: overviewSlice.reducer },
    middleware: (defaults) => defaults({ thunk: false }).concat(saga),
  });
  const task = saga.run(rootSaga);
  return { store, stop: () => task.cancel() };
}
