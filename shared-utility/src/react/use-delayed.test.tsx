import { act, renderHook } from '@testing-library/react';
import { useDelayed } from './use-delayed';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('is true after the delay, and false as soon as it ends', () => {
  const { result, rerender } = renderHook(({ active }) => useDelayed(active), {
    initialProps: { active: true },
  });
  act(() => jest.advanceTimersByTime(199));
  expect(result.current).toBe(false);
  act(() => jest.advanceTimersByTime(1));
  expect(result.current).toBe(true);
  rerender({ active: false });
  expect(result.current).toBe(false);
  // After a restart the full delay applies again.
  rerender({ active: true });
  expect(result.current).toBe(false);
});

it('never becomes true for a short one', () => {
  const { result, rerender } = renderHook(({ active }) => useDelayed(active, 50), {
    initialProps: { active: true },
  });
  rerender({ active: false });
  act(() => jest.advanceTimersByTime(1_000));
  expect(result.current).toBe(false);
});
