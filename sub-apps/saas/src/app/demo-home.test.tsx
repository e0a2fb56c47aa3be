import { context } from '@edu/shared-utility';
import { mockApi, renderApp, resetContext } from '@edu/shared-utility/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import { pageOf, student } from '../testing/students';
import { RootView } from './root.view';

beforeEach(() => {
  resetContext();
  context.set('token', 't');
  context.set('isWdDemo', true);
  context.set('pageTitle', '演示学院');
  window.history.replaceState(null, '', '/saas/demo_homepage');
});
afterEach(() => nock.cleanAll());

const people = [student(1, { departmentName: '教学部' }), student(2)];

function serve(): void {
  mockApi(
    'user.findByCondition',
    ({ body }) => ({
      data: { ...pageOf(people), total: Object(body).status === 'active' ? 1100 : 1248 },
    }),
    { times: 2 },
  );
  mockApi('department.findByCondition', { data: { ...pageOf([]), total: 9 } });
}

/** The figure with this label. */
const figure = (name: string) =>
  screen.getByText(name).parentElement?.querySelector('dd')?.textContent;

test('a visitor sees whose demo it is, how many records it has and the newest ones, and links to continue', async () => {
  serve();
  renderApp(<RootView />);
  const newest = await screen.findByRole('region', { name: '最新学员' });
  expect(await within(newest).findByText('学员1')).toBeVisible();
  expect(within(newest).getByText('教学部')).toBeVisible();
  expect(within(newest).getByText('未分配部门')).toBeVisible();
  expect(screen.getByRole('heading', { name: '演示学院' })).toBeVisible();
  expect(figure('学员总数')).toBe('1,248');
  expect(figure('在读学员')).toBe('1,100');
  expect(figure('部门数')).toBe('9');
  expect(screen.getByText(/但不能修改/)).toBeVisible();
  expect(screen.getByRole('link', { name: '去注册' })).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: '查看学员' }));
  expect(window.location.pathname).toBe('/saas/student');
});

test('a person with real data is told so, and sees no text that is only true of the demo', async () => {
  context.set('isWdDemo', false);
  serve();
  renderApp(<RootView />);
  const page = await screen.findByRole('region', { name: '机构概览' });
  // nothing on the page may be wider than a phone
  expect(page).toHaveAttribute('data-fits-phone');
  expect(document.title).toBe('机构概览 · 演示学院');
  expect(await screen.findByText(/正式环境.*修改会立即生效/)).toBeVisible();
  expect(await screen.findByText('学员1')).toBeVisible();
  expect(screen.queryByText(/不会保存|只读|拒绝|放心点击|示例|演示机构/)).toBeNull();
  expect(screen.queryByRole('link', { name: '去注册' })).toBeNull();
  expect(screen.getByRole('link', { name: '查看学员' })).toBeVisible();
});

test('if nothing can be loaded the links are there, and the next try fills the page', async () => {
  mockApi('user.findByCondition', { code: 50000, message: '服务器开小差了' }, { times: 2 });
  mockApi('department.findByCondition', { data: pageOf([]) });
  renderApp(<RootView />);
  expect(await screen.findByRole('alert')).toHaveTextContent('服务器开小差了');
  expect(screen.getByRole('link', { name: '查看学员' })).toBeVisible();
  serve();
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByText('学员1')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
