import { act, renderHook, waitFor } from '@testing-library/react';
import { ApiError } from '../http';
import { resetContext } from '../testing/reset-context';
import { useLoad } from './use-load';

/** A call that the test answers; `signals` has one entry for each request. */
function question() {
  const signals: AbortSignal[] = [];
  const settle: { resolve: (text: string) => void; reject: (error: unknown) => void }[] = [];
  const ask = (signal: AbortSignal) =>
    new Promise<string>((resolve, reject) => {
      signals.push(signal);
      settle.push({ resolve, reject });
    });
  return { ask, signals, settle };
}

const refused = new ApiError({ kind: 'business', code: 40300, message: '没有权限', call: 'x.y' });

beforeEach(resetContext);

it('keeps the shown data while it refetches, and then shows the new answer', async () => {
  const { ask, settle } = question();
  const { result } = renderHook(() => useLoad(ask));
  expect(result.current[0]).toEqual({ status: 'loading' });
  await act(async () => settle[0]?.resolve('first'));
  expect(result.current[0]).toEqual({ status: 'ready', data: 'first' });
  act(() => result.current[1]());
  expect(result.current[0]).toEqual({ status: 'loading', data: 'first' });
  await act(async () => settle[1]?.resolve('second'));
  expect(result.current[0]).toEqual({ status: 'ready', data: 'second' });
});

it('returns the error, and clears it on the next try', async () => {
  const { ask, settle } = question();
  const { result } = renderHook(() => useLoad(ask));
  await act(async () => settle[0]?.reject(refused));
  expect(result.current[0]).toEqual({ status: 'failed', code: 40300, message: '没有权限' });
  act(() => result.current[1]());
  expect(result.current[0]).toEqual({ status: 'loading' });
});

it('drops the answer to an older query, and never shows it as the answer to the new one', async () => {
  const first = question();
  const second = question();
  const seen: string[] = [];
  const { result, rerender } = renderHook(
    ({ ask }) => {
      const loaded = useLoad(ask);
      seen.push(`${ask === first.ask ? 'one' : 'two'} ${loaded[0].status}`);
      return loaded;
    },
    { initialProps: { ask: first.ask } },
  );
  await act(async () => first.settle[0]?.resolve('of one'));
  rerender({ ask: second.ask });
  expect(first.signals[0]?.aborted).toBe(true);
  expect(seen).not.toContain('two ready');
  act(() => result.current[1]());
  expect(second.signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  await act(async () => second.settle[0]?.resolve('late'));
  expect(result.current[0]).toEqual({ status: 'loading', data: 'of one' });
  await act(async () => second.settle[1]?.resolve('of two'));
  expect(result.current[0]).toEqual({ status: 'ready', data: 'of two' });
});

it('aborts the call of an unmounted component silently', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { ask, signals, settle } = question();
  const { unmount } = renderHook(() => useLoad(ask));
  unmount();
  await waitFor(() => expect(signals[0]?.aborted).toBe(true));
  await act(async () => settle[0]?.reject(new Error('aborted')));
  expect(logged).not.toHaveBeenCalled();
  logged.mockRestore();
});
