import { context, setLanguage, type UserInfo } from '@edu/shared-utility';
import { heldAnswer, mockApi, pasteInto, toGetFocus } from '@edu/shared-utility/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { address, freshPersonEachTest, open, openHere } from '../testing';

const headOffice = { organ: 'o1', name: '阳光教育总部', actor: 'a1', channel: '1' };
const branchSchool = { organ: 'o2', name: '阳光教育分校', actor: 'a2', channel: '2' };

async function signIn(account = '13900000001', password = 'Demo#2026') {
  await pasteInto(await screen.findByLabelText('账号'), account);
  await pasteInto(screen.getByLabelText('密码'), `${password}{Enter}`);
}

freshPersonEachTest();

describe('the reason for arriving at the log-in', () => {
  it.each([
    ['expired', '登录已过期，请重新登录。'],
    ['elsewhere', /^您的登录已在别处结束.*如非本人操作/],
    ['organ', /^您工作的机构已停用/],
    ['tenant', /^您所在的租户已停用或到期/],
    ['idle', /^您长时间未操作/],
    ['password', '密码已修改，请使用新密码登录。'],
    ['otherTab', /另一个标签页/],
  ] as const)('is shown: %s', async (why, words) => {
    context.set('sessionEnd', why);
    open('/entrance/login');
    expect(await screen.findByText(words)).toHaveAttribute('role', 'status');
  });

  it('is shown to nobody else', async () => {
    open('/entrance/login');
    await screen.findByLabelText('账号');
    expect(document.querySelector('.ee-notice')).toBeNull();
  });
});

it.each([
  ['u1', '/saas/student'],
  ['u2', '/'],
])('the page that %s left in this tab is where u1 continues: %s', async (of, to) => {
  mockApi('account.login', { data: { token: 'T', userId: 'u1' } });
  mockApi('account.findOrganList', { data: [headOffice] });
  mockApi('account.checkPasswordTime', { data: { changedAt: '', maximumDays: null } });
  mockApi('account.getUserInfo', { data: { ...({} as UserInfo), userId: 'u1' } });
  open(`/entrance/login?returnTo=%2Fsaas%2Fstudent&of=${of}`);
  await signIn();
  await waitFor(() => expect(address()).toBe(to));
});

it.each([
  ['/learn/courses/c1', 1],
  ['/saas/course', 0],
])('a visitor to %s sees %s times that students log in here, too', async (path, times) => {
  open(`/entrance/login?returnTo=${encodeURIComponent(path)}`);
  await screen.findByLabelText('账号');
  expect(screen.queryAllByText(/学员也在此登录/)).toHaveLength(times);
});

it('a reload keeps the chosen log-in tab, another visit starts with the first one', async () => {
  const { unmount } = open('/entrance/login');
  await userEvent.click(await screen.findByRole('tab', { name: '验证码登录' }));
  await screen.findByLabelText('手机号');
  unmount();
  const reopened = openHere();
  expect(await screen.findByLabelText('手机号')).toBeVisible();
  expect(screen.getByRole('tab', { name: '验证码登录' })).toHaveAttribute('aria-selected', 'true');
  reopened.unmount();
  open('/entrance/login');
  expect(await screen.findByLabelText('账号')).toBeVisible();
});

describe('login by password', () => {
  it('enters the only organisation without a question and opens the refused address', async () => {
    open('/entrance?returnTo=%2Fsaas%2Fstudent%3Fpage%3D2');
    const login = mockApi('account.login', { data: { token: 'T1', userId: 'u1' } });
    const organs = mockApi('account.findOrganList', { data: [headOffice] });
    await signIn(' 13900000001 ');
    await waitFor(() => expect(address()).toBe('/saas/student?page=2'));
    expect(login.calls[0]?.body).toEqual({ account: '13900000001', password: 'Demo#2026' });
    expect(organs.calls[0]?.headers.token).toBe('T1');
    expect(context.get('token')).toBe('T1');
    expect(context.get('organ')).toBe('o1');
    expect(context.get('actor')).toBe('a1');
    expect(JSON.stringify(window.localStorage)).not.toContain('Demo#2026');
  });

  it('asks people with several organisations and enters the chosen one', async () => {
    open('/entrance/login');
    mockApi('account.login', { data: { token: 'T1', userId: 'u1' } });
    mockApi('account.findOrganList', { data: [headOffice, branchSchool] });
    await signIn();
    await waitFor(() => expect(address()).toBe('/entrance/organ'));
    expect(context.get('organ')).toBeNull();
  });

  it('tells a person without an organisation so and ends the session', async () => {
    open('/entrance/login');
    mockApi('account.login', { data: { token: 'T1', userId: 'u1' } });
    mockApi('account.findOrganList', { data: [] });
    const logout = mockApi('account.logout', { data: null });
    await signIn();
    expect(await screen.findByText('您还没有所属机构，请联系管理员')).toBeVisible();
    await waitFor(() => expect(logout.calls).toHaveLength(1));
    expect(context.get('token')).toBeNull();
  });

  it.each([
    [40001, '账号或密码（验证码）错误，请确认是否已注册'],
    [40002, '当前租户已被禁用'],
    [40003, '获取租户信息失败'],
  ])('shows the refusal %i beside the button and keeps the typed input', async (code, message) => {
    open('/entrance/login');
    mockApi('account.login', { code, message });
    await signIn();
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(screen.getByLabelText('账号')).toHaveValue('13900000001');
    expect(screen.getByLabelText('密码')).toHaveFocus();
    await userEvent.type(screen.getByLabelText('密码'), 'x');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('reports a network failure and works on the next try', async () => {
    open('/entrance/login');
    mockApi('account.login', { networkError: true });
    await signIn();
    expect(await screen.findByRole('alert')).toHaveTextContent('网络异常，请重新尝试');
    mockApi('account.login', { data: { token: 'T2', userId: 'u1' } });
    mockApi('account.findOrganList', { data: [headOffice] });
    await userEvent.click(screen.getByRole('button', { name: /登录/ }));
    await waitFor(() => expect(address()).toBe('/'));
  });
});

describe('the form', () => {
  it('shows each missing value beside its field and focuses the first one', async () => {
    open('/entrance/login');
    await userEvent.click(await screen.findByRole('button', { name: '登录' }));
    expect(screen.getByText('请输入手机号或邮箱')).toBeVisible();
    expect(screen.getByLabelText('密码')).toHaveAccessibleDescription('请输入密码');
    expect(screen.getByLabelText('账号')).toHaveFocus();
    expect(screen.getByLabelText('账号')).toBeInvalid();
  });

  it('sends one login however often it is submitted and ignores its answer when cancelled', async () => {
    open('/entrance/login');
    const organs = mockApi('account.findOrganList', { data: [headOffice] });
    const answer = heldAnswer();
    const first = { data: { token: 'T', userId: 'u' } };
    const login = mockApi('account.login', first, { until: answer });
    await signIn();
    await userEvent.type(screen.getByLabelText('密码'), '{Enter}{Enter}');
    const cancel = await screen.findByRole('button', { name: '取消' });
    await userEvent.click(cancel);
    answer.release();
    expect(screen.queryByRole('button', { name: '取消' })).not.toBeInTheDocument();
    await toGetFocus(() => screen.findByRole('button', { name: '登录' }));
    expect(screen.getByLabelText('账号')).toHaveValue('13900000001');
    expect(login.calls).toHaveLength(1);
    expect(context.get('token')).toBeNull();
    // The next log-in succeeds and is not affected by the first.
    mockApi('account.login', { data: { token: 'T2', userId: 'u' } });
    await userEvent.click(screen.getByRole('button', { name: '登录' }));
    await waitFor(() => expect(address()).toBe('/'));
    expect(organs.calls.map(({ headers }) => headers.token)).toEqual(['T2']);
  });

  it('remembers the account if asked to, and forgets it if not', async () => {
    context.set('rememberedAccount', '13900000009');
    open('/entrance/login');
    expect(await screen.findByLabelText('账号')).toHaveValue('13900000009');
    expect(screen.getByLabelText('密码')).toHaveFocus();
    mockApi('account.login', { data: { token: 'T', userId: 'u' } });
    mockApi('account.findOrganList', { data: [headOffice] });
    await userEvent.click(screen.getByRole('checkbox', { name: '记住账号' }));
    await pasteInto(screen.getByLabelText('密码'), 'Demo#2026{Enter}');
    await waitFor(() => expect(address()).toBe('/'));
    expect(context.get('rememberedAccount')).toBeNull();
  });

  it.each([
    ['comes from another page of the entrance', 'arrivingAccount'],
    ['has just changed the password', 'returningAccount'],
  ] as const)('fills in who %s, and stores nothing without being asked', async (_, key) => {
    context.set(key, '13900000008');
    open('/entrance/login');
    expect(await screen.findByLabelText('账号')).toHaveValue('13900000008');
    expect(screen.getByLabelText('密码')).toHaveFocus();
    expect(screen.getByRole('checkbox', { name: '记住账号' })).not.toBeChecked();
    expect(context.get('rememberedAccount')).toBeNull();
  });

  it('shows and hides the password, and warns about caps lock', async () => {
    open('/entrance/login');
    const password = await screen.findByLabelText('密码');
    await userEvent.click(screen.getByRole('button', { name: '显示密码' }));
    expect(password).toHaveAttribute('type', 'text');
    await userEvent.click(screen.getByRole('button', { name: '隐藏密码' }));
    expect(password).toHaveAttribute('type', 'password');
    await userEvent.type(password, '{CapsLock}A');
    expect(screen.getByText('大写锁定已开启')).toBeVisible();
  });

  it('accepts a pasted password and marks the fields for password managers', async () => {
    open('/entrance/login');
    const password = await screen.findByLabelText('密码');
    await userEvent.click(password);
    await userEvent.paste('a pasted Phrase#1');
    expect(password).toHaveValue('a pasted Phrase#1');
    expect(password).toHaveAttribute('autocomplete', 'current-password');
    expect(screen.getByLabelText('账号')).toHaveAttribute('autocomplete', 'username');
  });

  it('switches to the chosen language', async () => {
    open('/entrance/login');
    await userEvent.click(await screen.findByRole('button', { name: 'Français' }));
    expect(await screen.findByRole('heading', { name: 'Connexion' })).toBeVisible();
    expect(context.get('language')).toBe('fr-FR');
    await userEvent.click(screen.getByRole('button', { name: 'English' }));
    expect(
      await screen.findByText('Sharing educational resources to inherit human civilization'),
    ).toBeVisible();
    await act(() => setLanguage('zh-CN'));
  });
});
