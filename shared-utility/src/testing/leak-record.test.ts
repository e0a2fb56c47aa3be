import { renderHook, waitFor } from '@testing-library/react';
import { endLeaks } from '../../../jest.leak-record';
import { useCooldown } from '../cooldown/use-cooldown';
import { useDelayed } from '../react/use-delayed';
import { onTabVisibility } from '../tab-visibility';

it('a listener that nobody removes is named with the line that added it, and removed', () => {
  const seen: boolean[] = [];
  onTabVisibility((isVisible) => seen.push(isVisible));

  expect(endLeaks()).toEqual([expect.stringMatching(/^listener\n.*tab-visibility\.ts:\d+/)]);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(seen).toEqual([]);
  expect(endLeaks()).toEqual([]);
});

it('so is a timeout, and an interval with its listener', () => {
  renderHook(() => useDelayed(true, 60_000));
  renderHook(() => useCooldown('log-in', null));

  expect(endLeaks()).toEqual([
    expect.stringMatching(/^timeout\n.*use-delayed\.ts:\d+/),
    expect.stringMatching(/^interval\n.*use-cooldown\.ts:\d+/),
    expect.stringMatching(/^listener\n.*use-cooldown\.ts:\d+/),
  ]);
});

it('what was stopped, or has run, is no leak', async () => {
  onTabVisibility(() => {})();
  renderHook(() => useCooldown('log-in', null)).unmount();
  const { result } = renderHook(() => useDelayed(true, 1));
  await waitFor(() => expect(result.current).toBe(true));

  expect(endLeaks()).toEqual([]);
});
