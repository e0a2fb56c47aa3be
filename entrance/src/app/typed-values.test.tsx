import { context, setLanguage } from '@edu/shared-utility';
import { fillSilently, mockApi } from '@edu/shared-utility/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { address, freshPersonEachTest, open } from '../testing';

freshPersonEachTest();

const headOffice = { organ: 'o1', name: '阳光教育总部', actor: 'a1', channel: '1' };

const paste = async (label: string, text: string) => {
  await userEvent.click(screen.getByLabelText(label));
  await userEvent.paste(text);
};

describe('the value that a password manager fills in without an event', () => {
  it('is sent', async () => {
    open('/entrance/login');
    await screen.findByLabelText('账号');
    const login = mockApi('account.login', { data: { token: 'T', userId: 'u' } });
    mockApi('account.findOrganList', { data: [headOffice] });
    fillSilently('账号', '13900000001');
    fillSilently('密码', 'Demo#2026');
    await userEvent.click(screen.getByRole('button', { name: '登录' }));
    await waitFor(() => expect(address()).toBe('/'));
    expect(login.calls[0]?.body).toEqual({ account: '13900000001', password: 'Demo#2026' });
  });

  it('stays while the focus moves between fields', async () => {
    open('/entrance/login');
    await screen.findByLabelText('账号');
    const account = fillSilently('账号', '13900000001');
    const password = fillSilently('密码', 'Demo#2026');
    await userEvent.click(password);
    await userEvent.click(account);
    await userEvent.tab();
    expect(account).toHaveValue('13900000001');
    expect(password).toHaveValue('Demo#2026');
  });
});

it('a value filled in without an event stays when the form renders again', async () => {
  open('/entrance/login');
  await screen.findByLabelText('账号');
  const account = fillSilently('账号', '13900000001');
  const password = fillSilently('密码', 'Demo#2026');
  await act(() => setLanguage('fr-FR'));
  await screen.findByRole('heading', { name: 'Connexion' });
  await act(() => setLanguage('zh-CN'));
  expect(account).toHaveValue('13900000001');
  expect(password).toHaveValue('Demo#2026');
});

describe('pasted numbers', () => {
  it.each([
    '139 0000 0001',
    '+86 139-0000-0001',
    '\u202d+86 139 0000 0001\u202c',
    '１３９０００００００１',
  ])('the log-in by password accepts %j', async (input) => {
    open('/entrance/login');
    await screen.findByLabelText('账号');
    const login = mockApi('account.login', { data: { token: 'T', userId: 'u' } });
    mockApi('account.findOrganList', { data: [headOffice] });
    await paste('账号', input);
    await userEvent.type(screen.getByLabelText('密码'), 'Demo#2026{Enter}');
    await waitFor(() => expect(address()).toBe('/'));
    expect(login.calls[0]?.body).toEqual({ account: '13900000001', password: 'Demo#2026' });
  });

  it('so does the log-in by code, with full-width digits as the code', async () => {
    open('/entrance/login');
    await userEvent.click(await screen.findByRole('tab', { name: '验证码登录' }));
    await screen.findByLabelText('验证码');
    const codes = mockApi('account.getAuthCode', { data: null });
    await paste('手机号', ' ＋８６ １３９ ００００ ０００１ ');
    await userEvent.click(screen.getByRole('button', { name: '获取验证码' }));
    expect(
      await screen.findByText('验证码已发送至 13900000001，未注册的账号不会收到'),
    ).toBeVisible();
    expect(codes.calls[0]?.body).toEqual({ account: '13900000001', type: 1 });
    expect(screen.getByLabelText('手机号')).toHaveValue('13900000001');
    await paste('验证码', '１２３４５６');
    expect(screen.getByLabelText('验证码')).toHaveValue('123456');
  });

  it('a credit code is refused with its format or its check character as the reason', async () => {
    open('/entrance/register');
    const field = await screen.findByLabelText('统一社会信用代码');
    await paste('统一社会信用代码', '9135 0100 m000 100y 44');
    await userEvent.tab();
    expect(field).toHaveValue('91350100M000100Y44');
    expect(field).toHaveAccessibleDescription('统一社会信用代码的校验码不正确，请核对');
    await userEvent.type(field, '{Backspace}');
    expect(field).toHaveAccessibleDescription('统一社会信用代码为18位数字或大写字母');
    await userEvent.type(field, '3');
    expect(field).toBeValid();
  });

  it('an address with a one-letter top-level domain is invalid', async () => {
    open('/entrance/forget');
    await screen.findByLabelText('手机号或邮箱');
    await paste('手机号或邮箱', 'a@b.c');
    await userEvent.tab();
    expect(screen.getByLabelText('手机号或邮箱')).toHaveAccessibleDescription(
      '请输入正确的手机号或邮箱',
    );
  });
});

describe('the account name for a password manager', () => {
  it('is passed on from the log-in to the page that sets a new password', async () => {
    open('/entrance/login');
    await userEvent.type(await screen.findByLabelText('账号'), '139 0000 0004');
    await userEvent.click(screen.getByRole('link', { name: '忘记密码？' }));
    expect(await screen.findByLabelText('手机号或邮箱')).toHaveValue('13900000004');
  });

  it.each([
    ['/entrance/login', '手机号'],
    ['/entrance/forget', '手机号或邮箱'],
  ])('is still known if %s is reloaded while a code is on its way', async (path, label) => {
    const openForm = async () => {
      const page = open(path);
      if (path === '/entrance/login') {
        await userEvent.click(await screen.findByRole('tab', { name: '验证码登录' }));
      }
      return { page, account: await screen.findByLabelText(label) };
    };
    const { page, account } = await openForm();
    mockApi(path === '/entrance/login' ? 'account.getAuthCode' : 'account.getAuthCodeCommon', {
      data: null,
    });
    await userEvent.type(account, '13900000004');
    await userEvent.click(screen.getByRole('button', { name: '获取验证码' }));
    await screen.findByText('验证码已发送至 13900000004，未注册的账号不会收到');
    page.unmount();
    expect((await openForm()).account).toHaveValue('13900000004');
  });
});

describe('a refusal', () => {
  const typeReset = async () => {
    await userEvent.type(await screen.findByLabelText('手机号或邮箱'), '13900000001');
    await userEvent.type(screen.getByLabelText('验证码'), '123456');
    await userEvent.type(screen.getByLabelText('新密码'), 'Fresh#2026');
    await userEvent.type(screen.getByLabelText('确认密码'), 'Fresh#2026{Enter}');
  };

  it.each([
    ['with its field', { fields: { authCode: '验证码错误，请核对后重新输入' } }],
    ['without one', null],
  ])('of a code, sent as %s, is shown beside the code and nowhere else', async (_, data) => {
    open('/entrance/forget');
    const message = '验证码错误，请核对后重新输入';
    await screen.findByLabelText('手机号或邮箱');
    mockApi('account.resetPasswordNew', { code: 40006, message, data });
    await typeReset();
    const code = screen.getByLabelText('验证码');
    await waitFor(() => expect(code).toHaveAccessibleDescription(message));
    expect(code).toHaveFocus();
    expect(code).toBeInvalid();
    expect(screen.getAllByText(message)).toHaveLength(1);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('a reset without a response says that it may have worked', async () => {
    open('/entrance/forget');
    await screen.findByLabelText('手机号或邮箱');
    mockApi('account.resetPasswordNew', { networkError: true });
    await typeReset();
    expect(await screen.findByText(/新密码可能已经生效，请先尝试用它登录/)).toBeVisible();
  });

  it('a reset whose request was never sent has failed', async () => {
    open('/entrance/forget');
    await screen.findByLabelText('手机号或邮箱');
    jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
    mockApi('account.resetPasswordNew', { networkError: true });
    await typeReset();
    expect(await screen.findByText(/^网络异常/)).toBeVisible();
    expect(screen.queryByText(/可能已经生效/)).toBeNull();
    jest.restoreAllMocks();
  });

  it.each([
    ['ends with the reset of its own account', '13900000001', null],
    ['survives the reset of another account', '13900000002', 't'],
  ])('an existing session %s', async (_what, accountPhone, token) => {
    context.set('token', 't');
    context.set('userInfo', {
      ...{ userId: 'u1', name: '王', nickname: '小王', phone: accountPhone },
      ...{ accountPhone, accountMail: null, idAuthStatus: 0 },
    });
    open('/entrance/forget');
    await screen.findByLabelText('手机号或邮箱');
    mockApi('account.resetPasswordNew', { data: null });
    await typeReset();
    await screen.findByRole('button', { name: '去登录' });
    expect(context.get('token')).toBe(token);
  });

  it('after a reset the account is prefilled at the log-in', async () => {
    open('/entrance/forget');
    await screen.findByLabelText('手机号或邮箱');
    mockApi('account.resetPasswordNew', { data: null });
    await typeReset();
    await userEvent.click(await screen.findByRole('button', { name: '去登录' }));
    expect(await screen.findByLabelText('账号')).toHaveValue('13900000001');
    expect(screen.getByLabelText('密码')).toHaveFocus();
  });
});

it('the tab’s title has the product’s name if the tenant’s is unknown', async () => {
  open('/entrance/login');
  await screen.findByLabelText('账号');
  expect(document.title).toBe('登录 · 共享教育资源 传承人类文明');
});
