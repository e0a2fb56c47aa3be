/** @jest-environment node */
import type { MenuNode } from '@edu/shared-utility';
import { indexMenu, isPage, trailOf } from './menu-tree';

const node = (id: string, path: string, type: number, children: MenuNode[] = []): MenuNode => ({
  id,
  parentId: null,
  name: id,
  type,
  path,
  children,
  breadcrumb: [],
});

const tree = [
  node('teach', '', 1, [
    node('courses', '/saas/course', 2),
    node('deep', '', 1, [node('drafts', '/saas/course/list?state=draft', 2)]),
  ]),
  node('students', '/saas/student', 2),
];
const names = (address: string): string[] => trailOf(indexMenu(tree), address).map(({ id }) => id);

test.each([
  ['/saas/student', ['students']],
  ['/saas/student/', ['students']],
  ['/saas/student?page=2', ['students']],
  ['/saas/student/17/edit', ['students']],
  ['/saas/course', ['teach', 'courses']],
  ['/saas/course/list?state=draft', ['teach', 'deep', 'drafts']],
  ['/saas/course/list', ['teach', 'deep', 'drafts']],
  ['/saas/course/other', ['teach', 'courses']],
  ['/saas/students', []],
  ['/', []],
])('%s belongs to %j', (address, trail) => {
  expect(names(address)).toEqual(trail);
});

test('a node that contains itself is visited once', () => {
  const loop = node('loop', '/saas/loop', 2);
  loop.children.push(loop);
  expect(trailOf(indexMenu([loop]), '/saas/loop').map(({ id }) => id)).toEqual(['loop']);
});

test.each(['javascript:alert(1)', '//evil.example', '/\\evil.example', '', 'saas/x'])(
  '%j is no page of this site',
  (path) => {
    expect(isPage(node('x', path, 2))).toBe(false);
  },
);
