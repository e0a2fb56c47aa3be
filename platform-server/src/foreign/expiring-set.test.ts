import { createExpiringSet } from './expiring-set';

it('contains a key for its time, which begins again when it is added again', () => {
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

it('evicts the oldest keys beyond the limit', () => {
  const seen = createExpiringSet(10, 2, () => 0);
  for (const key of ['a', 'b', 'a', 'c']) seen.add(key);
  expect(['a', 'b', 'c'].map((key) => seen.has(key))).toEqual([true, false, true]);
});
