/** @jest-environment node */
import { bucketHash, bucketOf, isInRollout, type Rollout, readRollouts } from './rollout';

const rollout = (rest: Partial<Rollout> = {}): Rollout => ({
  id: 'r1',
  module: '@edu-app/saas',
  address: '/new.js',
  percent: 0,
  ...rest,
});
const person = (key: string, userId: string | null = null) => ({ key, userId, host: 'localhost' });
const people = Array.from({ length: 4_000 }, (_, index) => person(`user-${index}`));
const share = (percent: number) =>
  people.filter((item) => isInRollout(rollout({ percent }), item)).length / people.length;

test('nobody at 0, everybody at 100, about the share in between', () => {
  expect(share(0)).toBe(0);
  expect(share(100)).toBe(1);
  expect(share(10)).toBeGreaterThan(0.08);
  expect(share(10)).toBeLessThan(0.12);
  expect(share(50)).toBeGreaterThan(0.47);
  expect(share(50)).toBeLessThan(0.53);
});

test('a person who is included stays included while the share grows', () => {
  for (const item of people) {
    const included = [5, 20, 60, 100].map((percent) => isInRollout(rollout({ percent }), item));
    expect(included).toEqual([...included].sort());
  }
});

test('buckets are stable, and differ from rollout to rollout', () => {
  expect(bucketOf('r1', 'user-1')).toBe(bucketOf('r1', 'user-1'));
  const sameBucket = people.filter(({ key }) => bucketOf('r1', key) === bucketOf('r2', key));
  expect(sameBucket.length).toBeLessThan(10);
});

test('tenants and accounts on the list get it whatever their bucket', () => {
  const marks = {
    tenants: [bucketHash('r1', 'new.localhost')],
    accounts: [bucketHash('r1', 'u7')],
  };
  const listed = rollout(marks);
  expect(isInRollout(listed, { ...person('x'), host: 'new.localhost' })).toBe(true);
  expect(isInRollout(listed, person('x', 'u7'))).toBe(true);
  expect(isInRollout(listed, person('u7'))).toBe(false);
  // A hash only counts in its own rollout, and plain names never count.
  expect(isInRollout({ ...listed, id: 'r2' }, person('x', 'u7'))).toBe(false);
  expect(isInRollout(rollout({ accounts: ['u7'] }), person('x', 'u7'))).toBe(false);
});

test('a malformed rollout is ignored', () => {
  const good = rollout();
  expect(readRollouts([good, null, {}, { ...good, percent: '5' }, { ...good, id: '' }])).toEqual([
    good,
  ]);
  expect(readRollouts({})).toEqual([]);
});
