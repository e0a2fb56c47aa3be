import { configureRuntime, context, on, startCooldown, type Toast } from '@edu/shared-utility';
import { mockApi, pasteInto } from '@edu/shared-utility/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { address, freshPersonEachTest, open } from '../testing';

freshPersonEachTest();

async function openCodeTab() {
  const page = open('/entrance/login');
  await userEvent.click(await screen.findByRole('tab', { name: '验证码登录' }));
  await screen.findByLabelText('验证码');
  return page;
}
const send = () => userEvent.click(screen.getByRole('button', { name: '获取验证码' }));

describe('login by code', () => {
  it('sends the code, focuses its field, shows where it was sent, and logs in', async () => {
    await openCodeTab();
    const codes = mockApi('account.getAuthCode', { data: null });
    await pasteInto(screen.getByLabelText('手机号'), '13900000001');
    await send();
    expect(
      await screen.findByText('验证码已发送至 13900000001，未注册的账号不会收到'),
    ).toBeVisible();
    expect(codes.calls[0]?.body).toEqual({ account: '13900000001', type: 1 });
    const code = screen.getByLabelText('验证码');
    expect(code).toHaveFocus();
    expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    expect(screen.getByRole('button', { name: /秒后重发/ })).toBeDisabled();
    const login = mockApi('account.loginByAuthCode', { data: { token: 'T', userId: 'u' } });
    mockApi('account.findOrganList', {
      data: [{ organ: 'o1', name: '总部', actor: 'a1', channel: '1' }],
    });
    mockApi('account.checkPasswordTime', { data: { changedAt: '', maximumDays: null } });
    await userEvent.click(code);
    await userEvent.paste('验证码 123-456。');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/'));
    expect(login.calls[0]?.body).toEqual({ account: '13900000001', authCode: '123456' });
    expect(context.get('organ')).toBe('o1');
  });

  it('shows a wrong code once, beside the code', async () => {
    const toasts: Toast[] = [];
    const unsubscribe = on('toast:show', (toast) => toasts.push(toast));
    await openCodeTab();
    const wrong = '验证码错误，请核对后重新输入';
    mockApi('account.loginByAuthCode', {
      code: 40001,
      message: '账号或密码（验证码）错误，请确认是否已注册',
      data: { fields: { authCode: wrong } },
    });
    await pasteInto(screen.getByLabelText('手机号'), '13900000001');
    await pasteInto(screen.getByLabelText('验证码'), '000000{Enter}');
    const code = screen.getByLabelText('验证码');
    await waitFor(() => expect(code).toHaveAccessibleDescription(wrong));
    expect(toasts).toEqual([]);
    unsubscribe();
  });

  it('requires a valid number first and sends nothing', async () => {
    await openCodeTab();
    await pasteInto(screen.getByLabelText('手机号'), '12345');
    await send();
    expect(screen.getByLabelText('手机号')).toHaveAccessibleDescription('请输入正确的手机号');
    expect(screen.getByLabelText('手机号')).toHaveFocus();
    expect(screen.getByRole('button', { name: '获取验证码' })).toBeEnabled();
  });

  it('says that the code was sent even after an empty one was refused', async () => {
    await openCodeTab();
    mockApi('account.getAuthCode', { data: null });
    const submit = () => userEvent.click(screen.getByRole('button', { name: '登录' }));
    const code = screen.getByLabelText('验证码');
    await submit();
    expect(code).toHaveAccessibleDescription('请输入6位数字验证码');
    await pasteInto(screen.getByLabelText('手机号'), '13900000001');
    await send();
    expect(
      await screen.findByText('验证码已发送至 13900000001，未注册的账号不会收到'),
    ).toBeVisible();
    expect(code).toBeValid();
    await submit();
    expect(code).toHaveAccessibleDescription('请输入6位数字验证码');
  });

  it('continues the countdown after a reload', async () => {
    const page = await openCodeTab();
    mockApi('account.getAuthCode', { data: null });
    await pasteInto(screen.getByLabelText('手机号'), '13900000001');
    await send();
    await screen.findByRole('button', { name: /秒后重发/ });
    page.unmount();
    await openCodeTab();
    expect(screen.getByRole('button', { name: /秒后重发/ })).toBeDisabled();
  });

  it('applies the cooldown to the number that a code was sent to, and to no other', async () => {
    const page = await openCodeTab();
    const codes = mockApi('account.getAuthCode', { data: null }, { times: 2 });
    const number = () => screen.getByLabelText('手机号');
    const change = async (to: string) => {
      await userEvent.clear(number());
      await userEvent.type(number(), to);
    };
    const waiting = () => screen.getByRole('button', { name: /秒后重发/ });
    await change('13900000010');
    await send();
    await waitFor(() => expect(waiting()).toBeDisabled());
    await change('13900000001');
    expect(screen.queryByText('现在可以重新获取验证码')).not.toBeInTheDocument();
    await send();
    expect(
      await screen.findByText('验证码已发送至 13900000001，未注册的账号不会收到'),
    ).toBeVisible();
    expect(codes.calls.map(({ body }) => body)).toEqual([
      { account: '13900000010', type: 1 },
      { account: '13900000001', type: 1 },
    ]);
    await change('13900000010');
    expect(waiting()).toBeDisabled();
    page.unmount();
    await openCodeTab();
    await change('139 0000 0010');
    expect(waiting()).toBeDisabled();
    await change('13900000003');
    expect(screen.getByRole('button', { name: '获取验证码' })).toBeEnabled();
  });

  it('sends no second code right after another tab has sent one', async () => {
    await openCodeTab();
    await pasteInto(screen.getByLabelText('手机号'), '13900000001');
    const codes = mockApi('account.getAuthCode', { data: null });
    startCooldown('login', '13900000001');
    await send();
    expect(await screen.findByRole('button', { name: /秒后重发/ })).toBeDisabled();
    expect(codes.calls).toEqual([]);
  });

  it('hides a refusal to send when the number is changed', async () => {
    await openCodeTab();
    mockApi('account.getAuthCode', { code: 42900, message: '操作过于频繁，请稍后再试' });
    await pasteInto(screen.getByLabelText('手机号'), '13900000001');
    await send();
    expect(await screen.findByText('操作过于频繁，请稍后再试')).toBeVisible();
    await userEvent.type(screen.getByLabelText('手机号'), '{Backspace}2');
    expect(screen.queryByText('操作过于频繁，请稍后再试')).not.toBeInTheDocument();
  });

  it('says when the next code can be requested', async () => {
    configureRuntime({ timing: { authCodeCooldown: 1_000, requestTimeout: 5_000 } });
    await openCodeTab();
    mockApi('account.getAuthCode', { data: null });
    await pasteInto(screen.getByLabelText('手机号'), '13900000001');
    await send();
    expect(await screen.findByText('现在可以重新获取验证码')).toBeVisible();
    expect(screen.getByRole('button', { name: '获取验证码' })).toBeEnabled();
  });

  it('shows why no code was sent and allows another try at once', async () => {
    await openCodeTab();
    mockApi('account.getAuthCode', { code: 42900, message: '操作过于频繁，请稍后再试' });
    await pasteInto(screen.getByLabelText('手机号'), '13900000001');
    await send();
    expect(await screen.findByText('操作过于频繁，请稍后再试')).toBeVisible();
    expect(screen.getByRole('button', { name: '获取验证码' })).toBeEnabled();
  });

  it('keeps the typed input while the other tab is shown', async () => {
    await openCodeTab();
    await pasteInto(screen.getByLabelText('手机号'), '13900000001');
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}{ArrowLeft}');
    expect(screen.getByRole('tab', { name: '密码登录' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByLabelText('手机号')).toHaveValue('13900000001');
  });
});
