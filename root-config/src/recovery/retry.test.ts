import type { Fault } from '../supervision/fault';
import { retryAutomatically, retryDelay } from './retry';

const fault = (rest: Partial<Fault>): Fault => ({
  kind: 'network',
  phase: 'load',
  module: 'x',
  address: null,
  message: '',
  ...rest,
});

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('delays double up to a minute, and are random, so that browsers do not retry at the same moment', () => {
  const middle = [0, 1, 2, 3, 4, 5, 6].map((attempt) => retryDelay(attempt, () => 0.5));
  expect(middle).toEqual([2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000]);
  expect(retryDelay(0, () => 0)).toBe(1_500);
  expect(retryDelay(0, () => 1)).toBe(2_500);
});

test.each([
  ['no network', { kind: 'network' }, true],
  ['a time-out', { kind: 'timeout' }, true],
  ['a server error', { kind: 'http', status: 503 }, true],
  ['a missing file', { kind: 'http', status: 404 }, false],
  ['tampered bytes', { kind: 'integrity' }, false],
  ['code that throws', { kind: 'evaluation' }, false],
] as const)('after %s it is retried automatically: %#', (_what, rest, expected) => {
  const retry = jest.fn();
  retryAutomatically(fault(rest), 0, retry);
  jest.advanceTimersByTime(3_000);
  expect(retry).toHaveBeenCalledTimes(expected ? 1 : 0);
});

test('it is retried at once, and once, when the browser comes online', () => {
  const retry = jest.fn();
  retryAutomatically(fault({}), 5, retry);
  window.dispatchEvent(new Event('online'));
  jest.runAllTimers();
  window.dispatchEvent(new Event('online'));
  expect(retry).toHaveBeenCalledTimes(1);
});

test('after cancelling nothing is retried', () => {
  const retry = jest.fn();
  retryAutomatically(fault({}), 0, retry)();
  jest.runAllTimers();
  window.dispatchEvent(new Event('online'));
  expect(retry).not.toHaveBeenCalled();
  expect(jest.getTimerCount()).toBe(0);
});

test('after eight attempts only the person or an online event starts a retry', () => {
  const retry = jest.fn();
  retryAutomatically(fault({}), 8, retry);
  expect(jest.getTimerCount()).toBe(0);
  window.dispatchEvent(new Event('online'));
  expect(retry).toHaveBeenCalledTimes(1);
});
