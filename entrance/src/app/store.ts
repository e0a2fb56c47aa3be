import { supervised } from '@edu/shared-utility';
import { combineReducers, configureStore, type Reducer } from '@reduxjs/toolkit';
import createSagaMiddleware, { type Task } from 'redux-saga';

/** Reducer and saga of one feature. */
export interface StorePart {
  readonly slice: { readonly name: string; readonly reducer: Reducer };
  readonly saga: () => Generator;
}

export type AppStore = ReturnType<typeof createAppStore>;

/** The app's store. Screens that are loaded later add their part; `stop` cancels all sagas at the unmount. */
export function createAppStore(first: readonly StorePart[]) {
  const middleware = createSagaMiddleware();
  const reducers: Record<string, Reducer> = {};
  const tasks = new Map<string, Task>();
  const store = configureStore({
    reducer: (state: object = {}) => state,
    middleware: (defaults) => defaults({ thunk: false }).concat(middleware),
  });
  const add = (storeParts: readonly StorePart[]) => {
    const newParts = storeParts.filter(({ slice }) => !tasks.has(slice.name));
    for (const { slice } of newParts) reducers[slice.name] = slice.reducer;
    store.replaceReducer(combineReducers(reducers) as never);
    for (const { slice, saga } of newParts) {
      tasks.set(slice.name, middleware.run(supervised, saga));
    }
  };
  add(first);
  let ended = false;
  const stop = () => {
    ended = true;
    for (const task of tasks.values()) task.cancel();
  };
  return { store, add, stop, stopped: () => ended };
}
