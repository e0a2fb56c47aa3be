import { watchMap } from './watcher';

let visibility: DocumentVisibilityState = 'visible';
const show = (state: DocumentVisibilityState) => {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
};
let stop = () => {};
let notify = () => {};
let isCurrent = false;

beforeEach(() => {
  jest.useFakeTimers();
  visibility = 'visible';
  isCurrent = false;
  Object.defineProperty(document, 'visibilityState', { get: () => visibility, configurable: true });
});
afterEach(() => {
  stop();
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});

function start(look: () => Promise<void> = async () => {}) {
  const seen = jest.fn(look);
  const watch = watchMap({ refresh: seen, interval: () => 60_000, isCurrent: () => isCurrent });
  stop = watch.stop;
  notify = watch.check;
  return seen;
}

test('a visible page polls once an interval, a hidden one never', async () => {
  const look = start();
  await jest.advanceTimersByTimeAsync(180_000);
  expect(look).toHaveBeenCalledTimes(3);
  show('hidden');
  await jest.advanceTimersByTimeAsync(600_000);
  expect(look).toHaveBeenCalledTimes(3);
});

test('it polls at once when the page becomes visible, and when the browser is online again', async () => {
  const look = start();
  show('hidden');
  await jest.advanceTimersByTimeAsync(30_000);
  show('visible');
  expect(look).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(5_000);
  window.dispatchEvent(new Event('online'));
  expect(look).toHaveBeenCalledTimes(2);
  window.dispatchEvent(new Event('online'));
  expect(look).toHaveBeenCalledTimes(2);
});

test('a slow poll is not repeated meanwhile, and a failed one does not end the watch', async () => {
  let fail: (reason: Error) => void = () => {};
  const look = start(
    () =>
      new Promise((_, reject) => {
        fail = reject;
      }),
  );
  await jest.advanceTimersByTimeAsync(60_000);
  window.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(120_000);
  window.dispatchEvent(new Event('online'));
  expect(look).toHaveBeenCalledTimes(1);
  fail(new Error('offline'));
  await jest.advanceTimersByTimeAsync(60_000);
  expect(look).toHaveBeenCalledTimes(2);
});

test('while the stream reports no change there is no poll, until the stream falls silent', async () => {
  const look = start();
  isCurrent = true;
  await jest.advanceTimersByTimeAsync(600_000);
  expect(look).not.toHaveBeenCalled();
  isCurrent = false;
  await jest.advanceTimersByTimeAsync(60_000);
  expect(look).toHaveBeenCalledTimes(1);
});

test('a message causes a poll at once, and a second one if a poll was already running', async () => {
  let end = () => {};
  const look = start(
    () =>
      new Promise((resolve) => {
        end = resolve;
      }),
  );
  notify();
  expect(look).toHaveBeenCalledTimes(1);
  notify();
  notify();
  expect(look).toHaveBeenCalledTimes(1);
  end();
  await jest.advanceTimersByTimeAsync(0);
  expect(look).toHaveBeenCalledTimes(2);
  end();
  await jest.advanceTimersByTimeAsync(0);
  expect(look).toHaveBeenCalledTimes(2);
  show('hidden');
  notify();
  expect(look).toHaveBeenCalledTimes(2);
});
