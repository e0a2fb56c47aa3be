/** @jest-environment node */
import { computePinyin } from './compute-pinyin';

test('long lists of names are processed in slices, so that other tasks can run in between', async () => {
  const names = Array.from({ length: 30 }, (_, index) => `n${index}`);
  const cache = new Map<string, readonly string[]>();
  // One name takes longer than half a slice.
  const slow = (name: string): readonly string[] => {
    const end = performance.now() + 4;
    while (performance.now() < end);
    return [name];
  };
  let turns = 0;
  const interval = setInterval(() => {
    turns += 1;
  });
  await new Promise<void>((done) => computePinyin(names, slow, cache, done));
  clearInterval(interval);
  expect(cache.size).toBe(30);
  expect(turns).toBeGreaterThan(3);
});

test('a known name is not processed again, and a cancelled list never is', () => {
  const requests: string[] = [];
  const cache = new Map([['a', ['A']]]);
  const pinyinOf = (name: string): readonly string[] => {
    requests.push(name);
    return [];
  };
  let done = 0;
  computePinyin(['a', 'b'], pinyinOf, cache, () => {
    done += 1;
  });
  expect([requests, done]).toEqual([['b'], 1]);
  jest.useFakeTimers();
  const stop = computePinyin(
    ['c', 'd'],
    (name) => {
      jest.advanceTimersByTime(10);
      return pinyinOf(name);
    },
    cache,
    () => {
      done += 1;
    },
  );
  stop();
  jest.runAllTimers();
  jest.useRealTimers();
  expect([requests, done]).toEqual([['b', 'd'], 1]);
});
