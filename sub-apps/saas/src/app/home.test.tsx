import { context, type Home, keptPages } from '@edu/shared-utility';
import { mockApi } from '@edu/shared-utility/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import { signIn, visit } from '../testing/visit';

const home: Home = {
  figures: [
    { key: 'students', value: 1248, weeks: [0, 2, 4, 1, 3, 5, 2, 12] },
    { key: 'departments', value: 9, weeks: null },
    { key: 'visitors', value: 4, weeks: [1, 1, 1, 1, 1, 1, 6, 4] },
  ],
  tasks: [{ key: 'invitations', count: 3 }],
  health: null,
};

const page = (id: string, name: string, path: string) => ({
  id,
  parentId: null,
  name,
  type: 2,
  path,
  children: [],
  breadcrumb: [],
});

beforeEach(() => {
  signIn();
  const nodes = [
    page('1', '首页', '/saas/home'),
    page('2', '学员管理', '/saas/student'),
    page('3', '模块与版本', '/saas/modules'),
  ];
  context.set('menu', { status: 'ready', nodes });
  context.set('timezone', 'Asia/Shanghai');
  context.set('userInfo', {
    userId: 'u1',
    phone: '13900000001',
    nickname: '晨光',
    name: '李管理',
    accountPhone: null,
    accountMail: null,
    idAuthStatus: 0,
  });
});
afterEach(() => {
  nock.cleanAll();
  localStorage.clear();
});

/** The figure under this name. */
const figure = (name: string) => screen.getByText(name).closest('div');

it('shows what there is, how it grows and what waits, and links what the menu has', async () => {
  mockApi('home.find', { data: home });
  visit('/home');
  expect(await screen.findByRole('heading', { level: 1, name: /好，李管理$/ })).toBeVisible();
  expect(await screen.findByRole('link', { name: '学员' })).toHaveAttribute(
    'href',
    '/saas/student',
  );
  expect(figure('学员')).toHaveTextContent('1,248');
  expect(figure('学员')).toHaveTextContent('近 7 天新增 12');
  expect(figure('近 7 天登录')).toHaveTextContent('比前 7 天少 2');
  expect(screen.getByRole('img', { name: /0 · 2 · 4 · 1 · 3 · 5 · 2 · 12$/ })).toBeVisible();
  expect(figure('部门')).toHaveTextContent('9');
  expect(screen.queryByRole('link', { name: '部门' })).toBeNull();
  const tasks = screen.getByRole('region', { name: '待办' });
  expect(within(tasks).getByText('3 份邀请尚未答复')).toBeVisible();
  expect(screen.queryByRole('region', { name: '平台状态' })).toBeNull();
});

it('tells an operator how the platform is, and says when nothing waits', async () => {
  mockApi('home.find', {
    data: {
      ...home,
      tasks: [],
      health: [
        { key: 'modules', state: 'troubled', count: 2 },
        { key: 'jobs', state: 'busy', count: 1 },
        { key: 'messages', state: 'well', count: 0 },
      ],
    },
  });
  visit('/home');
  const health = await screen.findByRole('region', { name: '平台状态' });
  expect(within(health).getByRole('link', { name: '模块' })).toHaveAttribute(
    'href',
    '/saas/modules',
  );
  expect(within(health).getByRole('img', { name: '需要处理' })).toBeVisible();
  expect(within(health).getByText('2 个模块今天出过故障')).toBeVisible();
  expect(within(health).getByText('1 个任务进行中')).toBeVisible();
  expect(within(health).getByText('已全部发出')).toBeVisible();
  expect(screen.getByText('没有待办事项')).toBeVisible();
});

it('leads to favourites and to what was opened last, and opens the page in the frame', async () => {
  mockApi('home.find', { data: home });
  keptPages.favourites.write('u1', ['/saas/modules', '/saas/gone']);
  keptPages.recents.write('u1', ['/saas/home', '/saas/modules', '/saas/student']);
  visit('/home');
  const favourites = await screen.findByRole('list', { name: '收藏' });
  expect(within(favourites).getAllByRole('link')).toHaveLength(1);
  const recents = screen.getByRole('list', { name: '最近访问' });
  expect(within(recents).getAllByRole('link')).toHaveLength(1);
  mockApi('user.findByCondition', { data: { list: [], total: 0, pageNum: 1, pageSize: 10 } });
  await userEvent.click(within(recents).getByRole('link', { name: '学员管理' }));
  expect(window.location.pathname).toBe('/saas/student');
});

it('who has opened nothing yet sees all pages', async () => {
  mockApi('home.find', { data: home });
  visit('/home');
  const all = await screen.findByRole('list', { name: '全部页面' });
  expect(within(all).getAllByRole('link')).toHaveLength(2);
});

it('where the figures do not come the ways on are there, and the next try brings them', async () => {
  mockApi('home.find', { code: 50000, message: '服务器开小差了' });
  visit('/home');
  expect(await screen.findByRole('alert')).toHaveTextContent('服务器开小差了');
  expect(screen.getByRole('list', { name: '全部页面' })).toBeVisible();
  mockApi('home.find', { data: home });
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByText('1,248')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
