/** @jest-environment node */
import { createDeadline } from './deadline';

const pending = new Promise<never>(() => {});

it('returns the result of the work and passes on its error', async () => {
  const deadline = createDeadline(60_000);
  await expect(deadline.limit(Promise.resolve('done'))).resolves.toBe('done');
  await expect(deadline.limit(Promise.reject(new Error('lost')))).rejects.toThrow('lost');
  expect(deadline.expired()).toBe(false);
  deadline.clear();
});

it('stops waiting for work that hangs when the deadline is reached', async () => {
  jest.useFakeTimers();
  const deadline = createDeadline(1000);
  const bound = deadline.limit(pending);
  const settled = bound.catch(() => 'let go');
  await jest.advanceTimersByTimeAsync(1000);
  expect([await settled, deadline.expired()]).toEqual(['let go', true]);
  jest.useRealTimers();
});

it('stops waiting when the caller cancels, before or meanwhile, without reporting a timeout', async () => {
  const caller = new AbortController();
  const meanwhile = createDeadline(60_000, caller.signal);
  const bound = meanwhile.limit(pending);
  caller.abort();
  await expect(bound).rejects.toBeDefined();
  const before = createDeadline(60_000, caller.signal);
  await expect(before.limit(pending)).rejects.toBeDefined();
  expect([meanwhile.expired(), before.expired()]).toEqual([false, false]);
  meanwhile.clear();
  before.clear();
});
