import { createExpiringSet } from './expiring-set';

it('counts for its while, anew from the last time, and no longer', () => {
  let now = 0;
  const seen = createExpiringSet(10, 9, () => now);
  seen.add('a');
  now = 9;
  expect([seen.has('a'), seen.has('b')]).toEqual([true, false]);
  seen.add('a');
  now = 18;
  expect(seen.has('a')).toBe(true);
  now = 19;
  expect(seen.has('a')).toBe(false);
});

it('forgets the oldest where there are too many', () => {
  const seen = createExpiringSet(10, 2, () => 0);
  for (const key of ['a', 'b', 'a', 'c']) seen.add(key);
  expect(['a', 'b', 'c'].map((key) => seen.has(key))).toEqual([true, false, true]);
});
