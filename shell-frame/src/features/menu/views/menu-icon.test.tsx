import type { MenuNode } from '@edu/shared-utility';
import { render } from '@testing-library/react';
import { MenuIcon } from './menu-icon.view';

const directory = (name: string, path: string): MenuNode =>
  ({
    id: name,
    name,
    path: '',
    type: 1,
    children: [{ id: path, name: path, path, type: 2, children: [] }],
  }) as unknown as MenuNode;

/** The entries of one menu, by the first page of each directory. */
const administrators = {
  首页: '/saas/home',
  学员中心: '/saas/student',
  课程中心: '/saas/course',
  考试中心: '/saas/question',
  培训中心: '/saas/task',
  运营: '/saas/message',
  机构管理: '/govern-system/tenant/organ',
  内容: '/cms/content/articles',
  站点设置: '/modular/site',
  数据大屏: '/saas/downtown',
  数据管理: '/bi-admin/home-services',
};
const operators = {
  首页: '/saas/home',
  学员中心: '/saas/student',
  运营: '/saas/message',
  机构管理: '/govern-system/tenant/organ',
  站点设置: '/modular/site',
  数据大屏: '/saas/downtown',
  平台管理: '/govern-system/platform/tenant',
  平台运维: '/saas/modules',
};

const iconOf = (name: string, path: string): string =>
  render(<MenuIcon node={directory(name, path)} />)
    .container.querySelector('[data-icon]')
    ?.getAttribute('data-icon') ?? '';

it.each([
  ['an administrator', administrators],
  ['an operator', operators],
])('the directories of %s have different icons', (_, menu) => {
  const icons = Object.entries(menu).map(([name, path]) => iconOf(name, path));
  expect(icons).not.toContain('');
  expect(new Set(icons).size).toBe(icons.length);
});

it.each([
  ['the first page of the same directory that the person may open', '/govern-system/rolesList'],
  ['another one', '/govern-system/platform/account'],
])('a directory keeps its icon whatever its first page is: %s', (_, path) => {
  expect(iconOf('机构管理', path)).toBe(iconOf('机构管理', '/govern-system/tenant/organ'));
});

it.each(['/saas/exchange', '/saas/finance'])('so do the entries of daily business: %s', (path) => {
  expect(iconOf('运营', path)).toBe(iconOf('运营', '/saas/message'));
});
