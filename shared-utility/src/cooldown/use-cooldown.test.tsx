import { act, renderHook } from '@testing-library/react';
import { resetContext } from '../testing';
import { cooldownKey, startCooldown } from './cooldown';
import { useCooldown } from './use-cooldown';

beforeEach(() => {
  jest.useFakeTimers();
  resetContext();
});
afterEach(() => jest.useRealTimers());

it('counts down from the deadline, even if timers are delayed', () => {
  startCooldown('login');
  const { result } = renderHook(() => useCooldown('login', false));
  expect(result.current).toBe(60);
  act(() => jest.advanceTimersByTime(1_500));
  expect(result.current).toBe(59);
  // A tab whose timers were suspended.
  jest.setSystemTime(Date.now() + 50_000);
  act(() => jest.advanceTimersByTime(500));
  expect(result.current).toBe(8);
  act(() => jest.advanceTimersByTime(60_000));
  expect(result.current).toBe(0);
});

it('updates at once when a send has ended, and when another tab has sent', () => {
  const { result, rerender } = renderHook(({ sending }) => useCooldown('login', sending), {
    initialProps: { sending: true },
  });
  expect(result.current).toBe(0);
  startCooldown('login');
  rerender({ sending: false });
  expect(result.current).toBe(60);
  window.localStorage.removeItem(cooldownKey('login'));
  const event = new StorageEvent('storage', { key: cooldownKey('login') });
  act(() => void window.dispatchEvent(event));
  expect(result.current).toBe(0);
});

it('leaves no timer behind', () => {
  startCooldown('login');
  const { unmount } = renderHook(() => useCooldown('login', false));
  expect(jest.getTimerCount()).toBe(1);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});
