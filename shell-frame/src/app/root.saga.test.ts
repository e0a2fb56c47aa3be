import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { faultsReducer, selectFaults } from './faults.slice';
import { guarded } from './root.saga';

test('a feature whose saga throws ends in state and takes nobody with it', async () => {
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: { faults: faultsReducer },
    middleware: (defaults) => defaults().concat(sagas),
  });
  // biome-ignore lint/correctness/useYield: a saga that dies before its first effect
  const dying = function* (): Generator {
    throw new Error('boom');
  };
  await sagas.run(guarded, 'menu', dying).toPromise();
  expect(selectFaults(store.getState())).toEqual(['menu']);
});
