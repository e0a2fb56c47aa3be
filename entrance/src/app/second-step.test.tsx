import { context, type UserInfo } from '@edu/shared-utility';
import { mockApi, pasteInto, pendingPasskeys, toGetFocus } from '@edu/shared-utility/testing';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { address, freshPersonEachTest, newFlow, open, openHere } from '../testing';

freshPersonEachTest();

const needed = (methods = ['totp', 'recovery']) => ({
  code: 40304,
  message: '请完成第二步验证',
  data: { ticket: 'T', expiresAt: '2030-01-01T00:00:00.000Z', methods },
});
const proven = { data: { token: 'S', userId: 'u' } };
const organ = { organ: 'o1', name: '总部', actor: 'a1', channel: '1' };

async function signIn(path = '/entrance/login?returnTo=%2Fsaas%2Fstudent') {
  open(path);
  const tab = await screen.findByRole('tab', { name: '密码登录' });
  await userEvent.click(tab);
  await pasteInto(await screen.findByLabelText('账号'), '13900000001');
  await pasteInto(screen.getByLabelText('密码'), 'Demo#2026{Enter}');
}

describe('a log-in of an account with a second factor', () => {
  it('asks for the code, reports a wrong one, and logs in with the right one', async () => {
    mockApi('account.login', needed());
    await signIn();
    const code = await screen.findByLabelText('动态验证码');
    expect(screen.getByRole('heading', { name: '验证身份' })).toBeVisible();
    expect(screen.getByLabelText('密码')).not.toBeVisible();
    expect(context.get('token')).toBeNull();
    mockApi('login.finish', { code: 40006, message: '验证码错误或已失效' });
    await pasteInto(code, '000000{Enter}');
    expect(await screen.findByText('验证码错误或已失效')).toBeVisible();
    const finish = mockApi('login.finish', proven);
    mockApi('account.findOrganList', { data: [organ] });
    mockApi('account.checkPasswordTime', { data: { changedAt: '', maximumDays: null } });
    await pasteInto(code, '123456{Enter}');
    await waitFor(() => expect(address()).toBe('/saas/student'));
    expect(finish.calls[0]?.body).toEqual({ ticket: 'T', code: '123456' });
    expect(context.get('token')).toBe('S');
  });

  it('accepts a code in full-width digits', async () => {
    mockApi('account.login', needed());
    await signIn();
    const code = await screen.findByLabelText('动态验证码');
    await userEvent.click(code);
    await userEvent.paste('１２３ ４５６');
    expect(code).toHaveValue('123456');
  });

  it('accepts a recovery code instead', async () => {
    mockApi('account.login', needed());
    await signIn();
    await userEvent.click(await screen.findByRole('button', { name: '恢复码' }));
    const finish = mockApi('login.finish', proven);
    mockApi('account.findOrganList', { data: [organ] });
    mockApi('account.checkPasswordTime', { data: { changedAt: '', maximumDays: null } });
    await userEvent.type(screen.getByLabelText('恢复码'), ' aaaa-bbbb {Enter}');
    await waitFor(() => expect(address()).toBe('/saas/student'));
    expect(finish.calls[0]?.body).toEqual({ ticket: 'T', recoveryCode: 'aaaa-bbbb' });
  });

  it('returns to the typed input and can be started again', async () => {
    mockApi('account.login', needed());
    await signIn();
    await userEvent.click(await screen.findByRole('button', { name: '返回登录' }));
    expect(screen.getByLabelText('账号')).toHaveValue('13900000001');
    const secondLogin = mockApi('account.login', needed());
    await userEvent.click(screen.getByRole('button', { name: '登录' }));
    await waitFor(() => expect(secondLogin.calls).toHaveLength(1));
    expect(await screen.findByLabelText('动态验证码')).toBeVisible();
  });

  it.each(['/entrance/login', '/entrance_new/login'])(
    'is a history entry: Back shows the form at %s, Forward the step, which is still valid',
    async (path) => {
      const isNew = path.includes('_new');
      if (isNew) newFlow();
      mockApi(isNew ? 'accountNew.login' : 'account.login', needed());
      await signIn(`${path}?returnTo=%2Fsaas%2Fstudent`);
      await screen.findByLabelText('动态验证码');
      await waitFor(() => expect(window.history.state?.usr).toEqual({ step: 'second' }));
      act(() => window.history.back());
      await toGetFocus(() => screen.findByRole('heading', { name: '登录' }));
      expect(screen.getByLabelText('账号')).toHaveValue('13900000001');
      expect(screen.getByRole('button', { name: '登录' })).toBeEnabled();
      act(() => window.history.forward());
      const code = await screen.findByLabelText('动态验证码');
      mockApi('login.finish', proven);
      const mock = isNew
        ? mockApi('userNew.findMySaas', { data: [] })
        : mockApi('account.findOrganList', { data: [] });
      mockApi('account.logout', { data: null });
      await pasteInto(code, '123456{Enter}');
      await waitFor(() => expect(mock.calls).toHaveLength(1));
      expect(await screen.findByText('您还没有所属机构，请联系管理员')).toBeVisible();
      // After the step the history has no entry of it.
      expect(window.history.state?.usr ?? null).toBeNull();
    },
  );

  it.each(['/entrance/login', '/entrance_new/login'])(
    'says after a reload at %s that it has to be started again, and keeps only the account',
    async (path) => {
      const isNew = path.includes('_new');
      if (isNew) newFlow();
      const call = isNew ? 'accountNew.login' : 'account.login';
      mockApi(call, needed());
      await signIn(path);
      await screen.findByLabelText('动态验证码');
      cleanup();
      openHere();
      expect(await screen.findByText('第二步验证已中断，请重新登录后再验证。')).toBeVisible();
      await userEvent.click(screen.getByRole('tab', { name: '密码登录' }));
      expect(screen.getByLabelText('账号')).toHaveValue('13900000001');
      expect(screen.getByLabelText('密码')).toHaveValue('');
      mockApi(call, needed());
      await pasteInto(screen.getByLabelText('密码'), 'Demo#2026{Enter}');
      expect(await screen.findByLabelText('动态验证码')).toBeVisible();
      expect(screen.queryByText(/第二步验证已中断/)).toBeNull();
    },
  );

  it('is not shown again by Forward once it is done', async () => {
    mockApi('account.login', {
      ...needed(),
      data: { ...needed().data, expiresAt: '2020-01-01T00:00:00.000Z' },
    });
    await signIn();
    await screen.findByLabelText('动态验证码');
    await waitFor(() => expect(window.history.state?.usr).toEqual({ step: 'second' }));
    act(() => window.history.back());
    await screen.findByRole('heading', { name: '登录' });
    act(() => window.history.forward());
    await waitFor(() => expect(window.history.state?.usr).toEqual({ step: 'second' }));
    expect(screen.getByLabelText('账号')).toBeVisible();
  });

  it('says when the ticket has expired, and starts again', async () => {
    mockApi('account.login', needed());
    await signIn();
    const code = await screen.findByLabelText('动态验证码');
    mockApi('login.finish', { code: 40302, message: '步骤已失效' });
    await pasteInto(code, '123456{Enter}');
    expect(await screen.findByText('验证已失效，请重新登录')).toBeVisible();
    expect(screen.getByLabelText('密码')).toBeVisible();
  });

  it('is asked for in the new flow too, before tenant and identity', async () => {
    newFlow();
    mockApi('accountNew.login', needed());
    await signIn('/entrance_new/login');
    const code = await screen.findByLabelText('动态验证码');
    mockApi('login.finish', proven);
    mockApi('userNew.findMySaas', {
      data: [
        { saasId: 's1', name: '新程学院', logo: null, current: true },
        { saasId: 's2', name: '远航学院', logo: null, current: false },
      ],
    });
    await pasteInto(code, '123456{Enter}');
    await toGetFocus(() => screen.findByRole('heading', { name: '选择租户' }));
    expect(context.get('token')).toBe('S');
  });

  it('returns to the start of the new flow', async () => {
    newFlow();
    mockApi('accountNew.login', needed());
    await signIn('/entrance_new/login');
    await userEvent.click(await screen.findByRole('button', { name: '返回登录' }));
    expect(screen.getByLabelText('账号')).toHaveValue('13900000001');
    expect(screen.getByRole('button', { name: '登录' })).toBeEnabled();
  });
});

it('redirects a session that may only add a second factor to the page for that', async () => {
  mockApi('account.login', proven);
  mockApi('account.findOrganList', { code: 40305, message: '请先添加第二验证方式' });
  await signIn();
  await waitFor(() => expect(address()).toBe('/personal?lacksFactor=1&returnTo=%2Fsaas%2Fstudent'));
  expect(context.get('token')).toBe('S');
});

it.each([
  ['u', '/personal?lacksFactor=1&returnTo=%2Fsaas%2Fstudent'],
  ['somebody', '/personal?lacksFactor=1'],
])(
  'redirects such a session to the page that %s left only if it is the same person',
  async (of, to) => {
    mockApi('account.login', proven);
    mockApi('account.findOrganList', { code: 40305, message: '请先添加第二验证方式' });
    mockApi('account.getUserInfo', { data: { ...({} as UserInfo), userId: 'u' } });
    await signIn(`/entrance/login?of=${of}&returnTo=%2Fsaas%2Fstudent`);
    await waitFor(() => expect(address()).toBe(to));
  },
);

it('cancels the browser’s passkey request when the page is left', async () => {
  const browser = pendingPasskeys();
  try {
    open('/entrance/login');
    await screen.findByLabelText('账号');
    mockApi('login.passkeyOptions', { data: { challenge: 'AAAA', rpId: 'localhost' } });
    await userEvent.click(screen.getByRole('button', { name: '使用通行密钥登录' }));
    await waitFor(() => expect(browser.signals).toHaveLength(1));
    await userEvent.click(screen.getByRole('link', { name: '忘记密码？' }));
    await waitFor(() => expect(browser.signals[0]?.aborted).toBe(true));
  } finally {
    browser.restore();
  }
});

it('returns the focus to the passkey button after a refusal', async () => {
  const browser = pendingPasskeys();
  try {
    open('/entrance/login');
    await screen.findByLabelText('账号');
    mockApi('login.passkeyOptions', { code: 50000, message: '服务器繁忙' });
    await userEvent.click(screen.getByRole('button', { name: '使用通行密钥登录' }));
    await screen.findByText('服务器繁忙');
    await toGetFocus(() => screen.findByRole('button', { name: '使用通行密钥登录' }));
  } finally {
    browser.restore();
  }
});

it('offers a passkey only if the browser supports them', async () => {
  open('/entrance/login');
  await screen.findByLabelText('账号');
  expect(screen.queryByRole('button', { name: '使用通行密钥登录' })).toBeNull();
});
