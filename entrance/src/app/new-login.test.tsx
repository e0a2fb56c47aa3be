import { context, type Identity, on, type TenantChoice, type Toast } from '@edu/shared-utility';
import { heldAnswer, mockApi, pasteInto, toGetFocus } from '@edu/shared-utility/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { address, freshPersonEachTest, newFlow, open } from '../testing';

const toasts: Toast[] = [];
on('toast:show', (toast) => toasts.push(toast));

freshPersonEachTest();
beforeEach(() => {
  newFlow();
  toasts.length = 0;
});

const tenant = (saasId: string, name: string, current: boolean): TenantChoice => ({
  saasId,
  name,
  logo: null,
  current,
});
const identity = (id: string, organName: string): Identity => ({
  id,
  name: organName,
  type: 'administrator',
  organ: `organ-${id}`,
  organName,
  current: false,
});
const place = { organ: 'o9', actor: 'a9', channel: '1', branch: 'b9' };

async function signIn() {
  open('/entrance_new/login?returnTo=%2Fsaas%2Fstudent');
  await userEvent.click(await screen.findByRole('tab', { name: '密码登录' }));
  await pasteInto(screen.getByLabelText('账号'), '13900000003');
  await pasteInto(screen.getByLabelText('密码'), 'Demo#2026{Enter}');
}

describe('login of the new flow', () => {
  it('asks for tenant and identity if there are several, and enters them', async () => {
    mockApi('accountNew.login', { data: { token: 'T1', userId: 'u' } });
    mockApi('userNew.findMySaas', {
      data: [tenant('s1', '新程学院', true), tenant('s2', '远航学院', false)],
    });
    await signIn();
    expect(await screen.findByText('您的账号属于多个机构或身份，请选择')).toBeVisible();
    expect(screen.getByRole('heading', { name: '选择租户' })).toHaveFocus();
    expect(context.get('mustChoose')).toBe(true);
    const change = mockApi('accountNew.switchSaas', { data: { token: 'T2', userId: 'u' } });
    mockApi('userNew.findMyIdentity', { data: [identity('i1', '总部'), identity('i2', '分校')] });
    await userEvent.click(screen.getByRole('button', { name: /远航学院/ }));
    await toGetFocus(() => screen.findByRole('heading', { name: '选择身份' }));
    expect(change.calls[0]?.body).toEqual({ saasId: 's2' });
    expect([context.get('token'), context.get('mustChoose')]).toEqual(['T2', true]);
    const enter = mockApi('accountNew.switchIdentity', { data: place });
    mockApi('userNew.queryUserCompanyId', { data: 'c1' });
    await userEvent.click(screen.getByRole('button', { name: /分校/ }));
    await waitFor(() => expect(address()).toBe('/saas/student'));
    expect(enter.calls[0]?.body).toEqual({ identityId: 'i2' });
    expect(enter.calls[0]?.headers.token).toBe('T2');
    expect(context.get('organ')).toBe('o9');
    expect(context.get('branch')).toBe('b9');
    expect([context.get('saas'), context.get('identity')]).toEqual(['s2', 'i2']);
    expect(context.get('mustChoose')).toBe(false);
  });

  it('asks nothing if there is one tenant and one identity', async () => {
    mockApi('accountNew.login', { data: { token: 'T1', userId: 'u' } });
    mockApi('userNew.findMySaas', { data: [tenant('s1', '新程学院', true)] });
    mockApi('userNew.findMyIdentity', { data: [identity('i1', '总部')] });
    mockApi('accountNew.switchIdentity', { data: place });
    const company = mockApi('userNew.queryUserCompanyId', { data: null });
    await signIn();
    await waitFor(() => expect(address()).toBe('/saas/student'));
    await waitFor(() => expect(company.calls).toHaveLength(1));
    // A person without a tenant reads what to do.
    await waitFor(() => {
      const [toast] = toasts.filter(({ kind }) => kind === 'info');
      expect(toast?.message).toMatch(/尚未关联企业。只有企业相关功能需要.*请联系管理员/);
    });
  });

  it('refuses a person without a tenant and ends the session', async () => {
    mockApi('accountNew.login', { data: { token: 'T1', userId: 'u' } });
    mockApi('userNew.findMySaas', { data: [] });
    mockApi('account.logout', { data: null });
    await signIn();
    expect(await screen.findByRole('alert')).toHaveTextContent('您还没有所属机构，请联系管理员');
    await waitFor(() => expect(context.get('token')).toBeNull());
    expect(screen.getByLabelText('账号')).toHaveValue('13900000003');
  });

  it('allows going back to another account from a choice', async () => {
    mockApi('accountNew.login', { data: { token: 'T1', userId: 'u' } });
    mockApi('userNew.findMySaas', {
      data: [tenant('s1', '新程学院', true), tenant('s2', '远航学院', false)],
    });
    await signIn();
    const logout = mockApi('account.logout', { data: null });
    await userEvent.click(await screen.findByRole('button', { name: '使用其他账号登录' }));
    expect(await screen.findByRole('tab', { name: '手机验证码' })).toBeVisible();
    await waitFor(() => expect(logout.calls).toHaveLength(1));
    expect(context.get('token')).toBeNull();
  });

  it.each([
    ['tenant', '远航学院', 'accountNew.switchSaas'],
    ['identity', '分校', 'accountNew.switchIdentity'],
  ] as const)(
    'ignores the late answer of a %s that was left for another account',
    async (_, choice, call) => {
      const tenants = [tenant('s1', '新程学院', true), tenant('s2', '远航学院', false)];
      const identities = [identity('i1', '总部'), identity('i2', '分校')];
      mockApi('account.logout', { data: null });
      mockApi('accountNew.login', { data: { token: 'T1', userId: 'u' } });
      mockApi('userNew.findMySaas', { data: tenants }, { times: 2 });
      mockApi('userNew.findMyIdentity', { data: identities }, { times: 2 });
      const chooses = async (name: RegExp) =>
        userEvent.click(await screen.findByRole('button', { name }));
      await signIn();
      if (call === 'accountNew.switchIdentity') await chooses(/新程学院/);
      const data = { token: 'T2', userId: 'u', ...place };
      const slow = mockApi(call, { data }, { until: heldAnswer() });
      await chooses(new RegExp(choice));
      await waitFor(() => expect(slow.calls).toHaveLength(1));
      await chooses(/使用其他账号登录/);
      await waitFor(() => expect(context.get('token')).toBeNull());
      // The steps work as usual for the next account.
      mockApi('accountNew.login', { data: { token: 'T3', userId: 'v' } });
      await userEvent.click(await screen.findByRole('tab', { name: '密码登录' }));
      await pasteInto(screen.getByLabelText('账号'), '13900000011');
      await pasteInto(screen.getByLabelText('密码'), 'Demo#2026{Enter}');
      const enter = mockApi('accountNew.switchIdentity', { data: place });
      mockApi('userNew.queryUserCompanyId', { data: 'c1' });
      await chooses(/新程学院/);
      await chooses(/总部/);
      await waitFor(() => expect(address()).toBe('/saas/student'));
      expect(enter.calls.map(({ headers }) => headers.token)).toEqual(['T3']);
      expect(context.get('token')).toBe('T3');
    },
  );

  it('asks again if the page was reloaded at a choice', async () => {
    context.set('token', 'T1');
    const mock = mockApi('userNew.findMySaas', {
      data: [tenant('s1', '新程学院', true), tenant('s2', '远航学院', false)],
    });
    open('/entrance_new/login');
    expect(await screen.findByRole('button', { name: /远航学院/ })).toBeVisible();
    expect(mock.calls[0]?.headers.token).toBe('T1');
  });

  it('removes the token if the choice cannot be shown again', async () => {
    context.set('token', 'T1');
    mockApi('userNew.findMySaas', { code: 50000, message: '系统繁忙' });
    const logout = mockApi('account.logout', { data: null });
    open('/entrance_new/login');
    expect(await screen.findByRole('alert')).toHaveTextContent('系统繁忙');
    await waitFor(() => expect(logout.calls).toHaveLength(1));
    expect(logout.calls[0]?.headers.token).toBe('T1');
    expect(context.get('token')).toBeNull();
  });

  it('shows a wrong code once, beside the code', async () => {
    open('/entrance_new/login');
    const wrong = '验证码错误，请核对后重新输入';
    const message = '账号或密码（验证码）错误，请确认是否已注册';
    mockApi('accountNew.login', { code: 40001, message, data: { fields: { authCode: wrong } } });
    await pasteInto(await screen.findByLabelText('手机号'), '13900000003');
    await pasteInto(screen.getByLabelText('验证码'), '000000{Enter}');
    const code = screen.getByLabelText('验证码');
    await waitFor(() => expect(code).toHaveAccessibleDescription(wrong));
    expect(toasts).toEqual([]);
  });

  it('does not disturb a person who is logged in', async () => {
    context.set('token', 'T1');
    context.set('organ', 'o1');
    const mock = mockApi('userNew.findMySaas', { data: [] });
    open('/entrance_new/login');
    expect(await screen.findByRole('button', { name: '继续' })).toBeEnabled();
    expect(mock.calls).toHaveLength(0);
    expect(context.get('token')).toBe('T1');
  });

  it('shows a refusal in the form that was sent, and no longer after another screen', async () => {
    open('/entrance_new/login');
    await pasteInto(await screen.findByLabelText('手机号'), '13900000003');
    mockApi('accountNew.login', { code: 40001, message: '验证码错误' });
    await pasteInto(screen.getByLabelText('验证码'), '123456{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('验证码错误');
    await userEvent.click(screen.getByRole('tab', { name: '密码登录' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('tab', { name: '手机验证码' }));
    expect(screen.getByRole('alert')).toHaveTextContent('验证码错误');
    await userEvent.click(screen.getByRole('tab', { name: '密码登录' }));
    await userEvent.click(screen.getByRole('link', { name: '忘记密码？' }));
    await userEvent.click(await screen.findByRole('link', { name: '返回登录' }));
    expect(await screen.findByRole('tab', { name: '手机验证码' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('logs in by a code to the mail address', async () => {
    open('/entrance_new/login');
    await userEvent.click(await screen.findByRole('tab', { name: '邮箱验证码' }));
    const codes = mockApi('accountNew.getMailAuthCode4Login', { data: null });
    await pasteInto(screen.getByLabelText('邮箱'), 'admin@sunrise.example');
    await userEvent.click(screen.getByRole('button', { name: '获取验证码' }));
    await screen.findByText(/验证码已发送至/);
    expect(codes.calls[0]?.query).toEqual({ mail: 'admin@sunrise.example' });
    const login = mockApi('accountNew.login', { code: 40001, message: '验证码错误' });
    await userEvent.keyboard('123456{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('验证码错误');
    expect(login.calls[0]?.body).toEqual({ account: 'admin@sunrise.example', authCode: '123456' });
  });
});
