import { configureRuntime, context, session, setPageExit, unsaved } from '@edu/shared-utility';
import { mockApi, renderApp, resetContext } from '@edu/shared-utility/testing';
import { screen, waitFor } from '@testing-library/react';
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
  context.set('token', 'old');
  context.set('branchList', [branchOf(1)]);
  context.set('branch', 'branch-1');
  window.history.replaceState(null, '', '/saas/student');
  mockApi('account.getUserInfo', { data: administrator });
  mockApi('user.getUserMenu', { data: serverMenu });
});
afterEach(() => nock.cleanAll());
afterAll(() => nock.restore());

const slow = { timeout: 5000 };

async function show(idleLimit: number, idleWarning: number) {
  renderApp(<ShellRoot mountParcel={noParcels} />);
  await screen.findByRole('button', { name: /小阳/ });
  configureRuntime({ timing: { idleLimit, idleWarning } });
  // The clock is read again at the next touch.
  window.dispatchEvent(new StorageEvent('storage', { key: 'frame:touched' }));
  return userEvent.setup();
}

test('the warning goes when the person stays', async () => {
  const user = await show(60_000, 59_990);
  expect(await screen.findByText(/秒后将退出登录/, {}, slow)).toBeInTheDocument();
  configureRuntime({});
  await user.click(screen.getByRole('button', { name: '继续使用' }));
  await waitFor(() => expect(screen.queryByText(/秒后将退出登录/)).toBeNull());
  expect(context.get('token')).toBe('old');
}, 15_000);

test('after the end the page waits for the password; a wrong one is told, the right one goes on', async () => {
  const logout = mockApi('account.logout', { data: null });
  mockApi('account.login', { code: 40001, message: '账号或密码（验证码）错误' });
  mockApi('account.login', { data: { token: 'new', userId: 'u1' } });
  const end = unsaved.guard(() => true);
  const user = await show(20, 10);
  const field = await screen.findByLabelText('账号 139****0001 的登录密码', {}, slow);
  await waitFor(() => expect(logout.calls).toHaveLength(1));
  configureRuntime({});
  session.expire();
  expect(exits).toEqual([]);
  await user.type(field, 'wrong{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('账号或密码（验证码）错误');
  await user.clear(field);
  await user.type(field, 'Demo#2026{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: '登录已超时' })).toBeNull());
  expect(context.get('token')).toBe('new');
  expect([context.get('branch'), window.location.pathname, exits]).toEqual([
    'branch-1',
    '/saas/student',
    [],
  ]);
  end();
}, 15_000);

test('whoever leaves instead goes to the entrance', async () => {
  mockApi('account.logout', { data: null }, { times: 2 });
  const user = await show(20, 10);
  await screen.findByRole('dialog', { name: '登录已超时' }, slow);
  configureRuntime({});
  await user.click(screen.getByRole('button', { name: '退出登录' }));
  await waitFor(() => expect(exits).toEqual(['/entrance']));
}, 15_000);

test('another tab has given the password: the same person goes on here', async () => {
  mockApi('account.logout', { data: null }, { times: 2 });
  await show(20, 10);
  await screen.findByRole('dialog', { name: '登录已超时' }, slow);
  configureRuntime({});
  mockApi('account.getUserInfo', { data: administrator });
  context.set('token', 'second');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: '登录已超时' })).toBeNull());
  expect(exits).toEqual([]);
}, 15_000);

test('somebody else has logged in: the page starts anew', async () => {
  mockApi('account.logout', { data: null }, { times: 2 });
  await show(20, 10);
  await screen.findByRole('dialog', { name: '登录已超时' }, slow);
  configureRuntime({});
  mockApi('account.getUserInfo', { data: { ...administrator, userId: 'u2' } });
  context.set('token', 'second');
  await waitFor(() => expect(exits).toEqual(['reload']));
}, 15_000);
