import createSagaMiddleware from 'redux-saga';
import { all, fork, put, take, takeEvery } from 'redux-saga/effects';
import { on, type Toast } from './events';
import { supervised } from './supervised';
import { resetContext } from './testing/reset-context';

const toasts: Toast[] = [];
on('toast:show', (toast) => toasts.push(toast));

/** Runs sagas in parallel under supervision. */
function run(sagas: (() => Generator)[], broken?: (error: unknown) => unknown) {
  const seen: unknown[] = [];
  const middleware = createSagaMiddleware();
  const keep = (action: unknown) => void seen.push(action);
  const dispatch = middleware({ dispatch: keep, getState: () => ({}) } as never)(keep);
  const task = middleware.run(function* () {
    yield all(sagas.map((saga) => fork(supervised, saga, ...(broken ? [broken] : []))));
  });
  return { task, seen, dispatch };
}

function* failingSaga() {
  yield takeEvery('go', () => {
    throw new TypeError('x is not a function');
  });
}
function* works() {
  yield take('go');
  yield put({ type: 'worked' });
  yield take('never');
}

let logged: jest.SpyInstance;
beforeEach(() => {
  resetContext();
  toasts.length = 0;
  logged = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => logged.mockRestore());

it('shows a general message, and the other sagas continue', () => {
  const { task, dispatch } = run([failingSaga, works]);
  dispatch({ type: 'go' });
  expect(task.isRunning()).toBe(true);
  expect(toasts).toMatchObject([{ kind: 'error', message: '页面出现异常，请刷新后重试' }]);
  expect(logged).toHaveBeenCalledWith(new TypeError('x is not a function'));
  task.cancel();
});

it('runs the fallback as a saga', () => {
  const { seen, dispatch, task } = run([failingSaga], function* (error) {
    yield put({ type: 'stopped', reason: String(error) });
  });
  dispatch({ type: 'go' });
  expect(seen.at(-1)).toMatchObject({ type: 'stopped', reason: 'TypeError: x is not a function' });
  expect(toasts).toEqual([]);
  expect(task.isRunning()).toBe(false);
});

it('cancels what the saga forked when it is cancelled', () => {
  const { task, dispatch } = run([failingSaga]);
  task.cancel();
  dispatch({ type: 'go' });
  expect(toasts).toEqual([]);
});
