/** @jest-environment node */
import { addRange, watchedSeconds, watchedTo } from './watched-ranges';

it.each([
  [[], 0, 10, [0, 10]],
  [[0, 10], 10, 20, [0, 20]],
  [[0, 10], 11, 20, [0, 20]],
  [[0, 10], 12, 20, [0, 10, 12, 20]],
  [[0, 10, 12, 20], 5, 15, [0, 20]],
  [[30, 40], 0, 10, [0, 10, 30, 40]],
  [[0, 10], 3, 5, [0, 10]],
  [[0, 10], 5, 5, [0, 10]],
  [[0, 10], 9, 2, [0, 10]],
])('%j plus the range %i to %i is %j', (before, from, to, after) => {
  expect(addRange(before, from, to)).toEqual(after);
});

it.each([
  [[], 0, 0],
  [[0, 10, 20, 30], 20, 10],
  [[1, 10], 9, 10],
  [[2, 10], 8, 0],
])('%j has %i watched seconds, without a gap up to %i', (ranges, covered, to) => {
  expect([watchedSeconds(ranges), watchedTo(ranges)]).toEqual([covered, to]);
});

it('keeps what was added as disjoint sorted ranges, in whatever order it comes', () => {
  let state = 7;
  const next = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state % 1000;
  };
  let all: number[] = [];
  const seen = new Set<number>();
  for (let index = 0; index < 300; index += 1) {
    const from = next();
    const to = from + (next() % 12);
    const before = watchedSeconds(all);
    all = addRange(all, from, to);
    for (let second = from; second < to; second += 1) seen.add(second);
    expect(all).toEqual([...all].sort((a, b) => a - b));
    expect(new Set(all).size).toBe(all.length);
    expect(watchedSeconds(all)).toBeGreaterThanOrEqual(before);
    // At least what was sent, and at most the one-second gaps between added to it.
    expect(watchedSeconds(all)).toBeGreaterThanOrEqual(seen.size);
    expect(watchedSeconds(all)).toBeLessThanOrEqual(2 * seen.size);
  }
});
