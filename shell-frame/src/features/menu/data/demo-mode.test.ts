/** @jest-environment node */
import type { MenuNode } from '@edu/shared-utility';
import { isOpenInDemo } from './demo-mode';

const node = (path: string): MenuNode => ({
  id: path,
  parentId: null,
  name: path,
  type: 2,
  path,
  children: [],
  breadcrumb: [],
});

test.each([
  ['/saas/demo_homepage', true],
  ['/student', true],
  ['/saas/student', true],
  ['/saas/student?tab=2', true],
  ['/saas/demo_site', true],
  ['/modular/demo_site', false],
  ['/saas/demo_sites', false],
  ['/bi-admin/overview', false],
  ['/organ/student/7', false],
  ['/saas/students', false],
  ['/saas/course', false],
  ['/finance', false],
])('demo mode: whether %s is open is %s', (path, isOpen) => {
  expect(isOpenInDemo(node(path))).toBe(isOpen);
});
