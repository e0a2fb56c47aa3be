import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { departmentsSlice, studentFormSlice, studentListSlice } from '../features/students';
import { rootSaga } from './root.saga';

/** The app's own store with its sagas running; `stop` cancels them when the app leaves the page. */
export function createAppStore() {
  const saga = createSagaMiddleware();
  const store = configureStore({
    reducer: {
      studentList: studentListSlice.reducer,
      studentForm: studentFormSlice.reducer,
      departments: departmentsSlice.reducer,
    },
    middleware: (defaults) => defaults({ thunk: false }).concat(saga),
  });
  const task = saga.run(rootSaga);
  return { store, stop: () => task.cancel() };
}
