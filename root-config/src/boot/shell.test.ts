import {
  context,
  emit,
  navigate,
  session,
  setPageExit,
  timing,
  toast,
  type UserInfo,
  unsaved,
} from '@edu/shared-utility';
import { mockApi, resetContext } from '@edu/shared-utility/testing';
import { screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import { aBranch, logIn, shellFixture } from './testing/shell-fixture';

// single-spa starts only once, so that every test navigates the same page, from a clean context.
const shell = shellFixture();
const { apps, loads, serve, content } = shell;

beforeEach(async () => {
  nock.cleanAll();
  resetContext();
  shell.layout.root.hidden = false;
  navigate('/entrance/login');
  await waitFor(() => expect(content()).toHaveTextContent('login form'));
  loads.length = 0;
});

test('a guest who opens a protected page gets the login page, with the return address', async () => {
  serve('@edu-app/cms', 'secret');
  navigate('/cms/list?page=2');
  await waitFor(() => expect(window.location.pathname).toBe('/entrance/login'));
  expect(window.location.search).toBe(`?returnTo=${encodeURIComponent('/cms/list?page=2')}`);
  await waitFor(() => expect(content()).toHaveTextContent('login form'));
  expect(loads).not.toContain('@edu-app/cms');
  expect(shell.layout.root).toHaveAttribute('data-layout', 'full');
});

test('an expired session ends when the page is loaded, before any of it is shown', async () => {
  const exits: string[] = [];
  setPageExit({ assign: (url) => exits.push(url), reload: () => {} });
  logIn();
  const logout = mockApi('account.logout', { data: null });
  context.set('touched', Date.now() - timing.idleLimit);
  navigate('/personal');
  expect(exits).toEqual([`/entrance/login?returnTo=${encodeURIComponent('/personal')}`]);
  expect([context.get('token'), shell.layout.root.hidden, loads]).toEqual([null, true, []]);
  await waitFor(() => expect(logout.calls[0]?.headers.token).toBe('t'));
  session.start({ token: 'next' });
});

test('the frame is not loaded on public pages', async () => {
  logIn();
  navigate('/saas/screen/trainRegulation');
  await waitFor(() => expect(content()).toHaveTextContent('students'));
  expect(loads).not.toContain('@edu/shell-frame');
});

test('the frame is also loaded for a page of the session that fills the window', async () => {
  logIn();
  context.set('touched', Date.now() - timing.idleLimit / 2);
  navigate('/personal');
  await waitFor(() => expect(content()).toHaveTextContent('personal centre'));
  await waitFor(() => expect(loads).toContain('@edu/shell-frame'));
  expect(shell.layout.root).toHaveAttribute('data-layout', 'full');
  await waitFor(() => expect(shell.layout.frame).toHaveTextContent('header and menu'));
});

test('after login the root redirects to the first menu item, framed; the first branch is stored', async () => {
  logIn();
  navigate('/');
  await waitFor(() => expect(window.location.pathname).toBe('/saas/student'));
  await waitFor(() => expect(content()).toHaveTextContent('students'));
  expect(content()).not.toHaveTextContent('login form');
  expect(shell.layout.root).toHaveAttribute('data-layout', 'framed');
  await waitFor(() => expect(shell.layout.frame).toHaveTextContent('header and menu'));
  expect([context.get('branch'), context.get('organ'), context.get('actor')]).toEqual([
    'b1',
    'o1',
    'a1',
  ]);
});

test('a branch change in another tab is announced, with a button, until this tab matches again', async () => {
  const otherBranch = { ...aBranch, id: '2', branch: 'b2', name: '东区' };
  logIn();
  context.set('branchList', [aBranch, otherBranch]);
  context.set('branch', 'b1');
  navigate('/saas/student');
  await waitFor(() => expect(content()).toHaveTextContent('students'));
  const elsewhere = (branch: string): void => {
    window.localStorage.setItem('branch', branch);
    const storageArea = window.localStorage;
    window.dispatchEvent(new StorageEvent('storage', { key: 'branch', storageArea }));
  };
  const message = () => screen.queryByText(/已在其他标签页切换到分支“东区”.*在此保存会归入新分支/);
  elsewhere('b2');
  await waitFor(() => expect(message()).toBeVisible());
  elsewhere('b1');
  await waitFor(() => expect(message()).toBeNull());

  const exits: string[] = [];
  setPageExit({ assign: (url) => exits.push(url), reload: () => exits.push('reload') });
  elsewhere('b2');
  await userEvent.click(await screen.findByRole('button', { name: '刷新此页' }));
  expect(exits).toEqual(['reload']);
  elsewhere('b1');
  await waitFor(() => expect(message()).toBeNull());
});

test('an organisation change in another tab reloads this one; one with unsaved work warns where a save goes', async () => {
  const exits: string[] = [];
  setPageExit({ assign: (url) => exits.push(url), reload: () => exits.push('reload') });
  logIn();
  context.set('organ', 'o1');
  context.set('actor', 'a1');
  navigate('/saas/student');
  await waitFor(() => expect(content()).toHaveTextContent('students'));
  const storageArea = window.localStorage;
  const elsewhere = (organ: string): void => {
    window.localStorage.setItem('organ', organ);
    window.dispatchEvent(new StorageEvent('storage', { key: 'organ', storageArea }));
  };
  const release = unsaved.guard(() => true);
  elsewhere('o2');
  expect(
    await screen.findByText(/^您已在其他标签页切换机构，在此保存会以新机构进行/),
  ).toBeVisible();
  expect(exits).toEqual([]);
  elsewhere('o1');
  await waitFor(() => expect(screen.queryByText(/切换机构/)).toBeNull());
  release();
  elsewhere('o2');
  await waitFor(() => expect(exits).toEqual(['reload']));
  elsewhere('o1');
});

test('a page that stays after a log-in in another tab says whose session its calls use', async () => {
  logIn();
  navigate('/saas/student');
  await waitFor(() => expect(content()).toHaveTextContent('students'));
  context.set('userInfo', { ...({} as UserInfo), userId: 'u1' });
  const message = () => screen.queryByText(/^您已在其他标签页登录/);
  window.localStorage.setItem('token', 'of-another');
  const storageArea = window.localStorage;
  window.dispatchEvent(new StorageEvent('storage', { key: 'token', storageArea }));
  await waitFor(() => expect(message()).toBeVisible());
  context.set('token', 'own-again');
  await waitFor(() => expect(message()).toBeNull());
});

test('nothing of a page is shown before its branches are known; a failure offers Retry', async () => {
  context.set('token', 't');
  mockApi('role.findRoleIds', { data: [] }, { times: 2 });
  mockApi('account.findAdminBranchList', { code: 50001, message: 'x' });
  navigate('/saas/student');
  expect(content()).toHaveAttribute('data-guard', 'pending');
  const card = await screen.findByRole('alert');
  expect(card).toHaveTextContent('机构信息加载失败');
  expect(loads).not.toContain('@edu-app/saas');

  mockApi('account.findAdminBranchList', { data: [aBranch] });
  mockApi('user.getUserMenu', { data: [] });
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  await waitFor(() => expect(content()).toHaveTextContent('students'));
});

test('an account without any page is told so and can log out', async () => {
  context.set('token', 't');
  context.set('branchList', []);
  mockApi('user.getUserMenu', { data: [] });
  navigate('/');
  expect(await screen.findByText('暂无可用的菜单')).toBeVisible();
  expect(screen.getByRole('button', { name: '退出登录' })).toBeEnabled();
});

test('a declared application without an entry is shown as not installed inside the frame', async () => {
  logIn();
  navigate('/payment/orders');
  expect(await screen.findByRole('heading', { name: '功能尚未开通' })).toBeVisible();
  expect(document.title).toMatch(/^功能尚未开通 · ./);
  expect(content()).toHaveTextContent('/payment/orders');
  expect(shell.layout.root).toHaveAttribute('data-layout', 'framed');
  navigate('/saas/student');
  await waitFor(() => expect(content()).toHaveTextContent('students'));
  expect(document.title).not.toContain('功能尚未开通');
});

test('an unknown path is never blank: the entrance shows its error page inside the frame', async () => {
  logIn();
  navigate('/nowhere/at/all');
  await waitFor(() => expect(shell.layout.root).toHaveAttribute('data-layout', 'framed'));
  await waitFor(() => expect(content()).toHaveTextContent('login form'));
});

test('an application that hangs does not block the others', async () => {
  logIn();
  apps.set('@edu-app/daas', () => new Promise(() => {}));
  navigate('/daas/board');
  await waitFor(() => expect(loads).toContain('@edu-app/daas'));
  navigate('/saas/student');
  await waitFor(() => expect(content()).toHaveTextContent('students'));
});

test('a module that fails to load gets a recovery card, and Retry shows it once it works', async () => {
  logIn();
  jest.spyOn(console, 'error').mockImplementation(() => {});
  apps.set('@edu-app/form', () => Promise.reject(new Error('SystemJS Error#3')));
  navigate('/form/a');
  const card = await screen.findByRole('alert');
  expect(card).toHaveTextContent('模块下载失败');
  expect(card).toHaveTextContent('@edu-app/form');

  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: '复制诊断信息' }));
  await user.click(await screen.findByRole('button', { name: '已复制' }));
  expect(await navigator.clipboard.readText()).toMatch(
    /module: @edu-app\/form\n.*page: \/form\/a\n/s,
  );
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  await user.click(screen.getByRole('button', { name: '已复制' }));
  expect(await screen.findByRole('button', { name: '未能复制' })).toBeVisible();

  serve('@edu-app/form', 'questionnaires');
  screen.getByRole('button', { name: '重试' }).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(content()).toHaveTextContent('questionnaires'));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a full storage does not block navigation', async () => {
  logIn();
  navigate('/saas/student');
  await waitFor(() => expect(content()).toHaveTextContent('students'));
  serve('@edu-app/cms', 'contents');
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  navigate('/cms/list');
  await waitFor(() => expect(content()).toHaveTextContent('contents'));
});

test('every navigation scrolls to the top, but a page that writes its state into the address keeps its position', async () => {
  logIn();
  navigate('/saas/student');
  await waitFor(() => expect(content()).toHaveTextContent('students'));
  const toTop = jest.spyOn(window, 'scrollTo');
  content().scrollTop = 300;
  navigate('/saas/student?keyword=a', { replace: true });
  expect(content().scrollTop).toBe(300);
  navigate('/saas/student?keyword=a&page=2');
  expect(content().scrollTop).toBe(0);
  expect(toTop).toHaveBeenCalledWith(0, 0);
});

test('a list that opens and closes the details of a row keeps its scroll position', async () => {
  logIn();
  navigate('/saas/student');
  await waitFor(() => expect(content()).toHaveTextContent('students'));
  content().scrollTop = 300;
  window.history.pushState({ usr: { from: '' } }, '', '/saas/student?row=s1');
  expect(content().scrollTop).toBe(300);
  window.history.back();
  await waitFor(() => expect(window.location.search).toBe(''));
  expect(content().scrollTop).toBe(300);
  window.history.pushState({ usr: { from: '' } }, '', '/saas/course?row=s1');
  expect(content().scrollTop).toBe(0);
});

test('pages of one application follow each other without loading it again', async () => {
  logIn();
  navigate('/saas/student');
  await waitFor(() => expect(content()).toHaveTextContent('students'));
  const element = content().querySelector('[data-app-slot]');
  navigate('/saas/course');
  await new Promise((resolve) => window.addEventListener('single-spa:routing-event', resolve));
  expect(content().querySelector('[data-app-slot]')).toBe(element);
});

test('the frame tells the layout its width and whether breadcrumbs are shown', () => {
  emit('layout:menu-width', { width: 46 });
  emit('layout:breadcrumb', { visible: false });
  expect(shell.layout.root.style.getPropertyValue('--edu-menu-width')).toBe('46px');
  expect(shell.layout.root).toHaveAttribute('data-breadcrumb', 'hidden');
});

test('toasts appear and disappear with the queue, and errors are alerts that are announced once', async () => {
  toast.error('网络异常，请重新尝试');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('网络异常，请重新尝试');
  expect(alert.parentElement?.closest('[role=status],[role=alert],[aria-live]')).toBeNull();
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});

test('at the end of a session nothing protected stays visible', async () => {
  logIn();
  navigate('/saas/student');
  await waitFor(() => expect(content()).toHaveTextContent('students'));
  emit('session:ended', { reason: 'expired' });
  expect(content()).not.toBeVisible();
});
