import { createRateLimiter } from './rate-limiter';

let time = 0;
beforeEach(() => {
  time = 1_000_000;
});
const gate = () => createRateLimiter({ burst: 10, perSecond: 5 }, () => time);
const take = (takeToken: (key: string) => number, count: number): number =>
  Array.from({ length: count }, () => takeToken('a')).filter((wait) => wait === 0).length;

it('allows a burst, then so many per second, and returns the time to wait', () => {
  const takeToken = gate();
  expect(take(takeToken, 12)).toBe(10);
  expect(takeToken('a')).toBe(1);
  time += 1000;
  expect(take(takeToken, 12)).toBe(5);
  time += 60_000;
  expect(take(takeToken, 12)).toBe(10);
});

it('counts each key separately, and cheap requests by their cost', () => {
  const takeToken = gate();
  take(takeToken, 10);
  expect(takeToken('b')).toBe(0);
  const cheap = gate();
  expect(Array.from({ length: 100 }, () => cheap('a', 0.1)).every((wait) => wait === 0)).toBe(true);
  expect(cheap('a')).toBe(1);
});

it('evicts the longest idle key beyond its limit', () => {
  const takeToken = gate();
  take(takeToken, 10);
  for (let i = 0; i < 49_999; i += 1) takeToken(`x${i}`);
  expect(takeToken('a')).toBe(1);
  for (let i = 0; i < 50_001; i += 1) takeToken(`y${i}`);
  expect(takeToken('a')).toBe(0);
});
