/** @jest-environment node */
import { diffMaps, isSwappable } from './diff';

test('applications are distinguished from shared modules', () => {
  const before = { '@edu-app/a': '/a1', '@edu-app/b': '/b1', '@edu-app/c': '/c1', react: '/r1' };
  const newMap = { '@edu-app/a': '/a1', '@edu-app/b': '/b2', '@edu-app/d': '/d1', react: '/r2' };
  expect(diffMaps(before, newMap)).toEqual({
    added: ['@edu-app/d'],
    changed: ['@edu-app/b'],
    removed: ['@edu-app/c'],
    shared: ['react'],
  });
});

test('a new shared module affects nobody, a removed one does', () => {
  expect(diffMaps({}, { dayjs: '/d' }).shared).toEqual([]);
  expect(diffMaps({ dayjs: '/d' }, {}).shared).toEqual(['dayjs']);
});

test('another address in an existing scope changes the shared modules, a new scope does not', () => {
  const before = { '/old/': { react: '/r18.1' } };
  const shared = (after: Record<string, Record<string, string>>) =>
    diffMaps({}, {}, { before, after }).shared;
  expect(shared({ '/old/': { react: '/r18.2' } })).toEqual(['react']);
  expect(shared({ ...before, '/new/': { react: '/r17' } })).toEqual([]);
  expect(shared({})).toEqual([]);
});

test.each([
  ['@edu-app/saas', true],
  ['@edu/entrance', true],
  ['@edu/account-center', true],
  ['@edu/shell-frame', false],
  ['@edu/shell-frame/embedded', false],
  ['@edu/shared-utility', false],
  ['@edu/root-config', false],
  ['react', false],
  ['@edu-app/a/b', false],
])('%s can be replaced while a page runs: %s', (name, expected) => {
  expect(isSwappable(name)).toBe(expected);
});
