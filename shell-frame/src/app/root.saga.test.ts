import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { faultsReducer, selectFaults } from './faults.slice';
import { selectLocation } from './location.slice';
import { guardedSaga } from './root.saga';
import { createShellStore } from './store';

test('a feature whose saga throws is recorded as failed and the others continue', async () => {
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: { faults: faultsReducer },
    middleware: (defaults) => defaults().concat(sagas),
  });
  // biome-ignore lint/correctness/useYield: a saga that throws before its first effect
  const failingSaga = function* (): Generator {
    throw new Error('boom');
  };
  await sagas.run(guardedSaga, 'menu', failingSaga).toPromise();
  expect(selectFaults(store.getState())).toEqual(['menu']);
});

test('after the end of the root no feature is subscribed any more', () => {
  window.history.replaceState(null, '', '/saas/student');
  const { store, start } = createShellStore();
  const running = start();
  window.history.replaceState(null, '', '/saas/class');
  window.dispatchEvent(new Event('single-spa:routing-event'));
  expect(selectLocation(store.getState()).pathname).toBe('/saas/class');
  running.cancel();
  window.history.replaceState(null, '', '/saas/student');
  window.dispatchEvent(new Event('single-spa:routing-event'));
  expect(selectLocation(store.getState()).pathname).toBe('/saas/class');
});
