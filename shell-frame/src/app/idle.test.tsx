import { configureRuntime, context, navigate, session, unsaved } from '@edu/shared-utility';
import { fillSilently, heldAnswer, mockApi } from '@edu/shared-utility/testing';
import { screen, waitFor } from '@testing-library/react';
import nock from 'nock';
import {
  exits,
  idleFrameEachTest,
  lockName,
  otherTab,
  otherTabExpires,
  passwordField,
  showIdle,
  showLocked,
  slow,
} from '../testing/idle-frame';
import { administrator, branchOf, serverMenu } from '../testing/people';

idleFrameEachTest();

test('the warning closes when the person stays', async () => {
  const user = await showIdle(60_000, 59_990);
  expect(await screen.findByText(/秒后将退出登录/, {}, slow)).toBeInTheDocument();
  configureRuntime({});
  await user.click(screen.getByRole('button', { name: '继续使用' }));
  await waitFor(() => expect(screen.queryByText(/秒后将退出登录/)).toBeNull());
  expect(context.get('token')).toBe('old');
}, 15_000);

test('after the end the page waits for the password; a wrong one is reported, the right one continues', async () => {
  const logout = mockApi('account.logout', { data: null });
  mockApi('account.login', { code: 40001, message: '账号或密码（验证码）错误' });
  mockApi('account.login', { data: { token: 'new', userId: 'u1' } });
  const end = unsaved.guard(() => true);
  const user = await showIdle(20, 10);
  const field = await passwordField();
  await waitFor(() => expect(logout.calls).toHaveLength(1));
  configureRuntime({});
  session.expire();
  expect(exits).toEqual([]);
  await user.type(field, 'wrong{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('密码不正确，请重新输入');
  await user.clear(field);
  await user.type(field, 'Demo#2026{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog', lockName)).toBeNull());
  expect(context.get('token')).toBe('new');
  expect([context.get('branch'), window.location.pathname, exits]).toEqual([
    'branch-1',
    '/saas/student',
    [],
  ]);
  end();
}, 15_000);

test('the lock accepts a password that a password manager set without an event', async () => {
  mockApi('account.logout', { data: null });
  const login = mockApi('account.login', { data: { token: 'new', userId: 'u1' } });
  const user = await showIdle(20, 10);
  const field = await passwordField();
  configureRuntime({});
  fillSilently('账号 139****0001 的登录密码', 'Demo#2026');
  await user.hover(field);
  await user.click(screen.getByRole('button', { name: '重新登录' }));
  await waitFor(() => expect(screen.queryByRole('dialog', lockName)).toBeNull());
  expect(login.calls[0]?.body).toMatchObject({ password: 'Demo#2026' });
}, 15_000);

test('a person who leaves instead goes to the entrance', async () => {
  mockApi('account.logout', { data: null }, { times: 2 });
  const user = await showIdle(20, 10);
  await screen.findByRole('dialog', lockName, slow);
  configureRuntime({});
  await user.click(screen.getByRole('button', { name: '退出登录' }));
  await waitFor(() => expect(exits).toEqual(['/entrance']));
}, 15_000);

test('unsaved input is not asked about while the page is locked; the question comes after the password', async () => {
  mockApi('account.logout', { data: null });
  mockApi('account.login', { data: { token: 'new', userId: 'u1' } });
  const end = unsaved.guard(() => true);
  const { user, field } = await showLocked();
  navigate('/saas/class');
  await user.type(field, 'Demo#2026');
  expect(screen.queryByRole('dialog', { name: '有未保存的内容' })).toBeNull();
  await user.keyboard('{Enter}');
  await user.click(await screen.findByRole('button', { name: '继续编辑' }));
  expect(window.location.pathname).toBe('/saas/student');
  end();
}, 15_000);

test('neither does a password that is still being checked delay the log-out', async () => {
  mockApi('account.logout', { data: null }, { times: 2 });
  const answer = heldAnswer();
  const reply = { data: { token: 'new', userId: 'u1' } };
  const login = mockApi('account.login', reply, { until: answer });
  const { user, field } = await showLocked();
  await user.type(field, 'Demo#2026{Enter}');
  await waitFor(() => expect(login.calls).toHaveLength(1));
  const replied = new Promise((resolve) => login.scope.once('replied', resolve));
  await user.click(screen.getByRole('button', { name: '退出登录' }));
  await waitFor(() => expect(exits).toEqual(['/entrance']), slow);
  expect(screen.getByRole('dialog', lockName)).toBeVisible();
  answer.release();
  await replied;
  expect(context.get('token')).toBeNull();
}, 15_000);

test('an account without a telephone is identified by its mail address', async () => {
  nock.cleanAll();
  mockApi('user.getUserMenu', { data: serverMenu });
  mockApi('account.getUserInfo', { data: { ...administrator, phone: '', accountPhone: null } });
  mockApi('account.logout', { data: null });
  const login = mockApi('account.login', { data: { token: 'new', userId: 'u1' } });
  const user = await showIdle(20, 10);
  const field = await screen.findByLabelText('账号 a****@sunrise.example 的登录密码', {}, slow);
  configureRuntime({});
  await user.type(field, 'Demo#2026{Enter}');
  await waitFor(() => expect(context.get('token')).toBe('new'));
  expect(login.calls[0]?.body).toMatchObject({ account: 'admin@sunrise.example' });
}, 15_000);

test('after the password in another tab the same person continues here', async () => {
  mockApi('account.logout', { data: null }, { times: 2 });
  await showIdle(20, 10);
  await screen.findByRole('dialog', lockName, slow);
  configureRuntime({});
  mockApi('account.getUserInfo', { data: administrator });
  context.set('token', 'second');
  await waitFor(() => expect(screen.queryByRole('dialog', lockName)).toBeNull());
  expect(exits).toEqual([]);
}, 15_000);

test('after a log-in of another person the page reloads, whatever is typed on it', async () => {
  const end = unsaved.guard(() => true);
  mockApi('account.logout', { data: null }, { times: 2 });
  await showIdle(20, 10);
  await screen.findByRole('dialog', lockName, slow);
  configureRuntime({});
  mockApi('account.getUserInfo', { data: { ...administrator, userId: 'u2' } });
  context.set('token', 'second');
  await waitFor(() => expect(exits).toEqual(['reload']));
  expect(unsaved.any()).toBe(false);
  end();
}, 15_000);

const place = () => (['organ', 'actor', 'branch'] as const).map((key) => context.get(key));
const stored = ['organ-1', 'actor-1', 'branch-1'];

function standInBranch(): void {
  context.set('organ', 'organ-1');
  context.set('actor', 'actor-1');
}

test('a tab that finds the session expired deletes nothing of the one that waits for the password', async () => {
  standInBranch();
  mockApi('account.logout', { data: null });
  const login = mockApi('account.login', { data: { token: 'new', userId: 'u1' } });
  const { user, field } = await showLocked();
  otherTabExpires();
  expect([context.get('token'), ...place()]).toEqual([null, null, null, null]);
  expect(screen.getByRole('dialog', lockName)).toBeVisible();
  await user.type(field, 'Demo#2026{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog', lockName)).toBeNull());
  expect(login.calls).toHaveLength(1);
  expect([exits, context.get('token'), place()]).toEqual([[], 'new', stored]);
  expect(context.get('branchList')).toHaveLength(1);
}, 15_000);

test('a log-out in another tab ends the locked one, too', async () => {
  mockApi('account.logout', { data: null });
  await showLocked();
  otherTab('session:farewell', '1');
  expect(exits).toEqual(['/entrance/login?of=u1&returnTo=%2Fsaas%2Fstudent']);
}, 15_000);

test('a login in another branch in another tab keeps this one locked', async () => {
  standInBranch();
  mockApi('account.logout', { data: null });
  mockApi('account.login', { data: { token: 'third', userId: 'u1' } });
  const { user, field } = await showLocked();
  const mock = mockApi('account.getUserInfo', { data: administrator });
  otherTabExpires();
  otherTab('token', 'second');
  otherTab('organ', 'organ-2');
  expect(mock.calls).toHaveLength(0);
  otherTab('branchList', JSON.stringify([branchOf(2)]));
  await waitFor(() => expect(mock.calls).toHaveLength(1));
  await user.type(field, 'Demo#2026');
  expect(screen.getByRole('dialog', lockName)).toBeVisible();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog', lockName)).toBeNull());
  expect([exits, context.get('token'), place()]).toEqual([[], 'third', stored]);
}, 15_000);

describe('an account with a second factor', () => {
  const needed = {
    code: 40304,
    message: '请完成第二步验证',
    data: { ticket: 'T', expiresAt: '2030-01-01T00:00:00.000Z', methods: ['totp', 'recovery'] },
  };
  async function showSecondStep() {
    mockApi('account.logout', { data: null });
    mockApi('account.login', needed);
    const { user, field } = await showLocked();
    await user.type(field, 'Demo#2026{Enter}');
    return { user, code: await screen.findByLabelText('动态验证码', {}, slow) };
  }

  test('is asked for it after the password, and continues where it was', async () => {
    const { user, code } = await showSecondStep();
    mockApi('login.finish', { code: 40006, message: '验证码错误或已失效' });
    const finish = mockApi('login.finish', { data: { token: 'new', userId: 'u1' } });
    await user.type(code, '000000{Enter}');
    expect(await screen.findByText('验证码错误或已失效')).toBeVisible();
    await user.type(code, '123456{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog', lockName)).toBeNull());
    expect(finish.calls[0]?.body).toEqual({ ticket: 'T', code: '123456' });
    expect([context.get('token'), exits]).toEqual(['new', []]);
  }, 15_000);

  test('enters the password again when the ticket has expired', async () => {
    const { user, code } = await showSecondStep();
    mockApi('login.finish', { code: 40302, message: '步骤已失效' });
    await user.type(code, '123456{Enter}');
    expect(await passwordField()).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('验证未完成，请重新输入密码');
  }, 15_000);
});
