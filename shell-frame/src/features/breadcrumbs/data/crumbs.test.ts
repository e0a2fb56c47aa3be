/** @jest-environment node */
import type { MenuNode } from '@edu/shared-utility';
import { crumbsOf, isBarVisible, titleOf } from './crumbs';

const page: MenuNode = {
  id: 's',
  parentId: 'd',
  name: '学员',
  type: 2,
  path: '/saas/student',
  children: [],
  breadcrumb: [
    { name: '学员中心', path: '' },
    { name: '学员', path: '/saas/student' },
  ],
};

test('the chain of the menu entry', () => {
  expect(crumbsOf(page, null, '/saas/student').map(({ name }) => name)).toEqual([
    '学员中心',
    '学员',
  ]);
});

test('an added breadcrumb is shown on the page that added it, and nowhere else', () => {
  const appended = { label: '急救课程', pathname: '/saas/student/7' };
  expect(crumbsOf(page, appended, '/saas/student/7').at(-1)?.name).toBe('急救课程');
  expect(crumbsOf(page, appended, '/saas/student').at(-1)?.name).toBe('学员');
});

test('a page in the menu is not named a second time', () => {
  const appended = { label: '学员', pathname: '/saas/student' };
  expect(crumbsOf(page, appended, '/saas/student')).toEqual(page.breadcrumb);
});

test.each([
  ['/saas/downtown', false],
  ['/saas/downtown/', false],
  ['/saas/provincialLevelData', false],
  ['/saas/downtown/x', true],
  ['/saas/student', true],
])('bar on %s: %s', (path, visible) => {
  expect(isBarVisible(path)).toBe(visible);
});

test('the title names page and site, and omits what is missing', () => {
  expect(titleOf([{ name: '学员', path: '' }], '阳光教育')).toBe('学员 · 阳光教育');
  expect(titleOf([], '阳光教育')).toBe('阳光教育');
  expect(titleOf([], '')).toBe('');
});
