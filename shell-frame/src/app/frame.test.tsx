import {
  configureRuntime,
  context,
  emit,
  loadMenu,
  on,
  setPageExit,
  unsaved,
} from '@edu/shared-utility';
import { mockApi, renderApp, resetContext } from '@edu/shared-utility/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import { installDialog } from '../testing/dialog';
import { noParcels } from '../testing/parcels';
import { administrator, branchOf, serverMenu } from '../testing/people';
import { ShellRoot } from './root';

const exits: string[] = [];

beforeAll(installDialog);
beforeEach(() => {
  resetContext();
  exits.length = 0;
  setPageExit({ assign: (url) => exits.push(url), reload: () => exits.push('reload') });
  context.set('token', 't');
  context.set('pageTitle', '阳光教育');
  context.set('branchList', [branchOf(1)]);
  window.history.replaceState(null, '', '/saas/student');
  resize(1440);
});
afterEach(() => nock.cleanAll());

function resize(width: number): void {
  Object.defineProperty(window, 'innerWidth', { value: width, configurable: true });
  window.dispatchEvent(new Event('resize'));
}

function show(): ReturnType<typeof userEvent.setup> {
  renderApp(<ShellRoot mountParcel={noParcels} />);
  return userEvent.setup();
}

function serve(menu = serverMenu): void {
  mockApi('account.getUserInfo', { data: administrator });
  mockApi('user.getUserMenu', { data: menu });
}

const mainMenu = (): HTMLElement => screen.getByRole('navigation', { name: '主菜单' });

test('a deep link opens its parent entries and marks its page', async () => {
  window.history.replaceState(null, '', '/saas/class/3');
  serve();
  show();
  const entry = await within(mainMenu()).findByRole('link', { name: '班级' });
  expect(entry).toHaveAttribute('aria-current', 'page');
  expect(entry).toHaveAttribute('href', '/saas/class');
  expect(screen.getByRole('button', { name: '学员中心' })).toHaveAttribute('aria-expanded', 'true');
});

test('a plain click navigates within the page, a modified click is left to the browser', async () => {
  serve();
  const user = show();
  const link = await screen.findByRole('link', { name: '数据大盘' });
  const pages = window.history.length;
  await user.keyboard('{Control>}');
  let prevented = true;
  document.addEventListener(
    'click',
    (event) => {
      prevented = event.defaultPrevented;
      event.preventDefault();
    },
    { once: true },
  );
  await user.click(link);
  expect(prevented).toBe(false);
  expect(window.location.pathname).toBe('/saas/student');
  await user.keyboard('{/Control}');
  await user.click(link);
  expect(window.location.pathname).toBe('/saas/downtown');
  expect(window.history.length).toBe(pages + 1);
});

test('the breadcrumb follows the address, accepts an added one and sets the title', async () => {
  serve();
  show();
  const bar = screen.getByRole('navigation', { name: '当前位置' });
  expect(await within(bar).findByText('学员管理')).toHaveAttribute('aria-current', 'page');
  expect(within(bar).getByText('学员中心')).toBeVisible();
  await waitFor(() => expect(document.title).toBe('学员管理 · 阳光教育'));
  act(() => emit('breadcrumb:append', { label: '张三' }));
  expect(await within(bar).findByText('张三')).toBeVisible();
  await waitFor(() => expect(document.title).toBe('张三 · 阳光教育'));
  window.history.replaceState(null, '', '/saas/class');
  act(() => emit('navigation:done', { path: '/saas/class' }));
  expect(await within(bar).findByText('班级')).toBeVisible();
  expect(within(bar).queryByText('张三')).toBeNull();
});

test('the bar is hidden on the downtown page, and root-config is told', async () => {
  const states: boolean[] = [];
  const unsubscribe = on('layout:breadcrumb', ({ visible }) => states.push(visible));
  window.history.replaceState(null, '', '/saas/downtown');
  serve();
  show();
  await screen.findByRole('link', { name: '数据大盘' });
  expect(screen.queryByRole('navigation', { name: '当前位置' })).toBeNull();
  expect(states.at(-1)).toBe(false);
  unsubscribe();
});

test('a failed menu says so and loads on the next try', async () => {
  mockApi('account.getUserInfo', { data: administrator });
  mockApi('user.getUserMenu', { code: 50000, message: '服务器开小差了' });
  mockApi('user.getUserMenu', { data: serverMenu });
  const user = show();
  const alert = await within(mainMenu()).findByRole('alert');
  expect(alert).toHaveTextContent('菜单加载失败');
  expect(alert).toHaveTextContent('服务器开小差了');
  await user.click(within(alert).getByRole('button', { name: '重试' }));
  expect(await screen.findByRole('link', { name: '数据大盘' })).toBeVisible();
});

test('the retry of the menu also reloads the account that failed with it', async () => {
  mockApi('account.getUserInfo', { code: 50000, message: '服务器开小差了' });
  mockApi('user.getUserMenu', { code: 50000, message: '服务器开小差了' });
  const user = show();
  const alert = await within(mainMenu()).findByRole('alert');
  await screen.findByRole('button', { name: '用户菜单：账号信息加载失败' });
  mockApi('account.getUserInfo', { data: administrator });
  mockApi('user.getUserMenu', { data: serverMenu });
  await user.click(within(alert).getByRole('button', { name: '重试' }));
  expect(await screen.findByRole('link', { name: '数据大盘' })).toBeVisible();
  expect(await screen.findByRole('button', { name: /小阳/ })).toBeVisible();
});

test('a failure that the page itself shows is not shown a second time in the menu', async () => {
  mockApi('account.getUserInfo', { data: administrator });
  mockApi('user.getUserMenu', { code: 50000, message: '服务器开小差了' });
  mockApi('user.getUserMenu', { data: serverMenu });
  context.remove('branchList');
  show();
  await waitFor(() => expect(context.get('menu').status).toBe('failed'));
  await waitFor(() => expect(within(mainMenu()).queryByRole('status')).toBeNull());
  expect(within(mainMenu()).queryByRole('alert')).toBeNull();
  // its Retry asks for the menu, too
  await act(() => loadMenu());
  expect(await screen.findByRole('link', { name: '数据大盘' })).toBeVisible();
});

test('a menu loaded elsewhere after the failure is used', async () => {
  mockApi('account.getUserInfo', { data: administrator });
  mockApi('user.getUserMenu', { code: 50000, message: '服务器开小差了' });
  mockApi('user.getUserMenu', { data: serverMenu });
  show();
  await within(mainMenu()).findByRole('alert');
  await act(() => loadMenu());
  expect(await screen.findByRole('link', { name: '数据大盘' })).toBeVisible();
  expect(within(mainMenu()).queryByRole('alert')).toBeNull();
});

test('an empty menu says so, except beside a page that says whom to contact', async () => {
  serve([]);
  show();
  const note = await screen.findByText('暂无可用的菜单');
  expect(mainMenu()).toHaveTextContent(/^暂无可用的菜单$/);
  act(() => window.history.replaceState(null, '', '/'));
  act(() => void window.dispatchEvent(new CustomEvent('single-spa:routing-event')));
  await waitFor(() => expect(note).not.toBeInTheDocument());
});

test('a narrow window collapses the menu; the toggle opens it again', async () => {
  const widths: number[] = [];
  const unsubscribe = on('layout:menu-width', ({ width }) => widths.push(width));
  serve();
  const user = show();
  await screen.findByRole('link', { name: '学员管理' });
  act(() => resize(1199));
  expect(widths.at(-1)).toBe(46);
  await user.click(screen.getByRole('button', { name: '展开菜单' }));
  expect(widths.at(-1)).toBe(160);
  expect(screen.getByRole('button', { name: '收起菜单' })).toHaveAttribute('aria-expanded', 'true');
  unsubscribe();
});

test('a menu collapsed by the person stays collapsed after a reload, wide and narrow separately', async () => {
  serve();
  const user = show();
  await screen.findByRole('link', { name: '学员管理' });
  await user.click(screen.getByRole('button', { name: '收起菜单' }));
  cleanup();
  const widths: number[] = [];
  const unsubscribe = on('layout:menu-width', ({ width }) => widths.push(width));
  show();
  expect(screen.getByRole('button', { name: '展开菜单' })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
  expect(widths).toEqual([46]);
  act(() => resize(1100));
  await user.click(screen.getByRole('button', { name: '展开菜单' }));
  act(() => resize(1440));
  expect(screen.getByRole('button', { name: '展开菜单' })).toBeVisible();
  unsubscribe();
});

test('a damaged stored state of the menu is ignored', async () => {
  window.localStorage.setItem(`keep:frame:menu:${window.location.host}:device`, '{"wide":"x"}');
  serve();
  show();
  expect(await screen.findByRole('button', { name: '收起菜单' })).toBeVisible();
});

test('a collapsed entry opens beside the rail and closes a moment after the mouse has left', async () => {
  configureRuntime({ timing: { hoverMenuCloseDelay: 500 } });
  serve();
  const user = show();
  await screen.findByRole('link', { name: '学员管理' });
  act(() => resize(1000));
  const entry = screen.getByRole('button', { name: '学员中心' });
  await user.hover(entry);
  expect(screen.getByRole('link', { name: '班级' })).toBeVisible();
  await user.unhover(entry);
  expect(screen.getByRole('link', { name: '班级' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('link', { name: '班级' })).toBeNull());
});

test('a change of language reloads the menu and keeps the old one when that fails', async () => {
  serve();
  show();
  await screen.findByRole('link', { name: '学员管理' });
  mockApi('user.getUserMenu', { code: 50000, message: '服务器开小差了' });
  act(() => emit('language:changed', { language: 'zh-CN' }));
  expect(await screen.findByText('菜单更新失败，显示的是之前的内容')).toBeVisible();
  expect(screen.getByRole('link', { name: '学员管理' })).toBeVisible();
});

test('once the frame is unmounted, the browser asks about unsaved input', async () => {
  serve();
  show();
  await screen.findByRole('link', { name: '数据大盘' });
  cleanup();
  const confirm = jest.spyOn(window, 'confirm').mockReturnValue(true);
  const stop = unsaved.guard(() => true);

  await expect(unsaved.mayLeave()).resolves.toBe(true);
  expect(confirm).toHaveBeenCalledTimes(1);
  stop();
});

test('a question that is open when the frame is unmounted keeps the person on the page', async () => {
  serve();
  show();
  await screen.findByRole('link', { name: '数据大盘' });
  const stop = unsaved.guard(() => true);
  let answer: Promise<boolean> | undefined;
  act(() => {
    answer = unsaved.mayLeave();
  });
  await screen.findByRole('dialog');
  cleanup();

  await expect(answer).resolves.toBe(false);
  stop();
});
