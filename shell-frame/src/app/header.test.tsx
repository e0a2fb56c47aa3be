import {
  api,
  can,
  context,
  emit,
  loadPermissions,
  setLanguage,
  setPageExit,
  unsaved,
} from '@edu/shared-utility';
import { mockApi, renderApp, resetContext } from '@edu/shared-utility/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import { phrases } from '../phrases';
import { noParcels } from '../testing/parcels';
import { administrator, branchOf, serverMenu } from '../testing/people';
import { ShellRoot } from './root';

const exits: string[] = [];

beforeEach(() => {
  resetContext();
  exits.length = 0;
  setPageExit({ assign: (url) => exits.push(url), reload: () => exits.push('reload') });
  context.set('token', 't');
  context.set('branchList', [branchOf(1)]);
  context.set('branch', 'branch-1');
  window.history.replaceState(null, '', '/saas/student');
  mockApi('user.getUserMenu', { data: serverMenu }, { times: Number.POSITIVE_INFINITY });
});
afterEach(() => nock.cleanAll());

function show(): ReturnType<typeof userEvent.setup> {
  renderApp(<ShellRoot mountParcel={noParcels} />);
  return userEvent.setup();
}
const userMenu = () => screen.findByRole('button', { name: '用户菜单：小阳 139****0001' });

test('the user menu shows the person, masks the phone and links to profile and log-out', async () => {
  mockApi('account.getUserInfo', { data: administrator });
  const logout = mockApi('account.logout', { data: null });
  const user = show();
  const button = await userMenu();
  expect(button).toHaveTextContent('小阳');
  expect(button).toHaveTextContent('139****0001');
  await user.click(button);
  expect(screen.getByRole('menuitem', { name: '个人中心' })).toHaveAttribute('href', '/personal');
  await user.click(screen.getByRole('menuitem', { name: '退出登录' }));
  await waitFor(() => expect(exits).toEqual(['/entrance']));
  expect(logout.calls).toHaveLength(1);
  expect(context.get('token')).toBeNull();
});

test('the stored drafts of another page are not deleted by a log-out without a question', async () => {
  mockApi('account.getUserInfo', { data: administrator });
  const logout = mockApi('account.logout', { data: null });
  localStorage.setItem('keep:draft:cms.article:u1:a1', '[]');
  const answers = [false, true];
  const confirmMock = jest.fn(async () => answers.shift() ?? true);
  const user = show();
  await userMenu();
  const stop = unsaved.askWith(confirmMock);
  for (const times of [1, 2]) {
    await user.click(await userMenu());
    await user.click(await screen.findByRole('menuitem', { name: '退出登录' }));
    await waitFor(() => expect(confirmMock).toHaveBeenCalledTimes(times));
    if (times === 1) expect(logout.calls).toHaveLength(0);
  }
  await waitFor(() => expect(logout.calls).toHaveLength(1));
  await waitFor(() => expect(localStorage.getItem('keep:draft:cms.article:u1:a1')).toBeNull());
  stop();
});

test('the bar is dark: a logo made for that is shown on it without a white background', async () => {
  mockApi('account.getUserInfo', { data: administrator });
  context.set('logo', '/day.svg');
  show();
  const home = await screen.findByRole('link', { name: '返回首页' });
  const picture = () => within(home).getByRole('presentation');
  expect(picture()).toHaveAttribute('src', 'http://localhost/day.svg');
  expect(picture()).not.toHaveClass('esf-plain');
  act(() => context.set('frontendConfig', [{ key: 'logo_on_dark', value: '/night.svg' }]));
  expect(picture()).toHaveAttribute('src', 'http://localhost/night.svg');
  expect(picture()).toHaveClass('esf-plain');
  act(() => context.set('frontendConfig', [{ key: 'logo_on_dark', value: 'javascript:alert(1)' }]));
  expect(picture()).toHaveAttribute('src', 'http://localhost/day.svg');
  await userMenu();
});

test('a logo that does not load, or is not allowed, is replaced by the name', async () => {
  mockApi('account.getUserInfo', { data: administrator });
  context.set('logo', '/gone.svg');
  context.set('pageTitle', '新程学院');
  show();
  const home = await screen.findByRole('link', { name: '返回首页' });
  const picture = within(home).getByRole('presentation');
  expect(picture).toHaveAttribute('src', 'http://localhost/gone.svg');
  fireEvent.error(picture);
  expect(home).toHaveTextContent('新程学院');
  expect(within(home).queryByRole('presentation')).toBeNull();
  act(() => context.set('logo', 'javascript:alert(1)'));
  expect(within(home).queryByRole('presentation')).toBeNull();
  await userMenu();
});

test('a changed nickname is shown at once', async () => {
  mockApi('account.getUserInfo', { data: administrator });
  show();
  await userMenu();
  act(() => context.set('userInfo', { ...administrator, nickname: '大阳' }));
  expect(await screen.findByText('大阳')).toBeVisible();
});

test('a failed account says so and is fetched again from the menu', async () => {
  mockApi('account.getUserInfo', { code: 50000, message: '服务器开小差了' });
  mockApi('account.getUserInfo', { data: administrator });
  const user = show();
  await user.click(await screen.findByRole('button', { name: '用户菜单：账号信息加载失败' }));
  await user.click(screen.getByRole('menuitem', { name: '重试' }));
  expect(await userMenu()).toBeVisible();
});

test.each([
  ['the network is restored', () => window.dispatchEvent(new Event('online'))],
  ['the person opens another page', () => emit('navigation:done', { path: '/saas/student' })],
])('an account without a response is fetched again when %s', async (_when, happens) => {
  mockApi('account.getUserInfo', { networkError: true });
  show();
  await screen.findByRole('button', { name: '用户菜单：账号信息加载失败' });
  mockApi('account.getUserInfo', { data: administrator });
  act(() => void happens());
  expect(await userMenu()).toBeVisible();
});

test('an account without a response is fetched again as soon as the server answers any call', async () => {
  mockApi('account.getUserInfo', { networkError: true });
  show();
  await screen.findByRole('button', { name: '用户菜单：账号信息加载失败' });
  mockApi('account.getUserInfo', { data: administrator });
  mockApi('role.findRoleIds', { data: [] });
  await act(() => api.role.findRoleIds());
  expect(await userMenu()).toBeVisible();
});

test('a request that stays without a response is not repeated with each answer to others', async () => {
  const away = { status: 502, body: 'x' };
  const lost = mockApi('account.getUserInfo', away, { times: Number.POSITIVE_INFINITY });
  mockApi('role.findRoleIds', { data: [] }, { times: 5 });
  show();
  await screen.findByRole('button', { name: '用户菜单：账号信息加载失败' });
  const answer = () => act(() => api.role.findRoleIds());
  await answer();
  await waitFor(() => expect(lost.calls).toHaveLength(2));
  for (let count = 0; count < 4; count += 1) await answer();
  expect(lost.calls).toHaveLength(2);
});

test('permissions without a response are requested again, those that a platform does not provide are not', async () => {
  mockApi('account.getUserInfo', { data: administrator }, { times: Number.POSITIVE_INFINITY });
  show();
  await userMenu();
  mockApi('session.permissions', { code: 50100, message: '该功能暂未开放' });
  await act(() => loadPermissions());
  const refused = mockApi('session.permissions', { networkError: true }, { times: 2 });
  act(() => emit('navigation:done', { path: '/saas/student' }));
  await act(async () => {});
  expect(refused.calls).toHaveLength(0);
  await act(() => loadPermissions());
  expect(can('student.write')).toBe(true);
  const permissions = { permissions: [], isOperator: false, readOnly: false, testTools: false };
  mockApi('session.permissions', { data: permissions });
  act(() => emit('navigation:done', { path: '/saas/student' }));
  await waitFor(() => expect(can('student.write')).toBe(false));
});

test('an account that was refused is not requested with every page', async () => {
  const asked = mockApi('account.getUserInfo', { code: 50000, message: '服务器开小差了' });
  show();
  await screen.findByRole('button', { name: '用户菜单：账号信息加载失败' });
  const again = mockApi('account.getUserInfo', { data: administrator });
  act(() => emit('navigation:done', { path: '/saas/student' }));
  await act(async () => {});
  expect(screen.getByRole('button', { name: '用户菜单：账号信息加载失败' })).toBeVisible();
  expect([asked.calls.length, again.calls.length]).toEqual([1, 0]);
});

test.each([null, [], 'text'])(
  'an account that is %j is a failed one, and the log-out stays available',
  async (data) => {
    mockApi('account.getUserInfo', { code: 0, message: '', data });
    const user = show();
    await user.click(await screen.findByRole('button', { name: '用户菜单：账号信息加载失败' }));
    expect(screen.getByRole('menuitem', { name: '退出登录' })).toBeVisible();
    expect(screen.getByRole('menuitem', { name: '重试' })).toBeVisible();
  },
);

test('one branch: no selector; several: a choice sets its organ, actor and channel and reloads', async () => {
  mockApi('account.getUserInfo', { data: administrator });
  const user = show();
  await userMenu();
  expect(screen.queryByRole('button', { name: /当前分支/ })).toBeNull();
  act(() => context.set('branchList', [branchOf(1), branchOf(2)]));
  await user.click(await screen.findByRole('button', { name: '当前分支：分支1' }));
  expect(screen.getByRole('menuitemradio', { name: '分支1' })).toBeChecked();
  await user.click(screen.getByRole('menuitemradio', { name: '分支2' }));
  expect(exits).toEqual(['reload']);
  expect(
    ['branch', 'organ', 'actor', 'channel'].map((key) => context.get(key as 'branch')),
  ).toEqual(['branch-2', 'organ-2', 'actor-2', '2']);
});

test('the language switch needs is_i18n = "true", and offers three languages', async () => {
  await phrases.load();
  mockApi('account.getUserInfo', { data: administrator });
  const user = show();
  await userMenu();
  expect(screen.queryByRole('button', { name: /切换语言/ })).toBeNull();
  act(() => context.set('frontendConfig', [{ key: 'is_i18n', value: 'true' }]));
  await user.click(await screen.findByRole('button', { name: '切换语言：简体中文' }));
  await user.click(screen.getByRole('menuitemradio', { name: 'Français' }));
  const french = { name: 'Déployer le menu' };
  expect(await screen.findByRole('button', french)).toBeVisible();
  expect(context.get('language')).toBe('fr-FR');
  await act(() => setLanguage('zh-CN'));
});

test('the popup works as a menu by keyboard', async () => {
  mockApi('account.getUserInfo', { data: administrator });
  const user = show();
  const button = await userMenu();
  button.focus();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('menuitem', { name: '个人中心' })).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(screen.getByRole('menuitem', { name: '退出登录' })).toHaveFocus();
  await user.keyboard('{Home}{ArrowDown}');
  expect(screen.getByRole('menuitem', { name: '设置' })).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('menuitemradio', { name: '跟随系统' })).toHaveFocus();
  await user.keyboard('{End}{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(button).toHaveFocus();
});
