import { heldAnswer, mockApi, renderApp } from '@edu/shared-utility/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import { click, openPage, signIn, toasts } from '../testing/open-page';
import { verified } from '../testing/people';
import { RootView } from './root.view';

beforeEach(signIn);
afterEach(() => nock.cleanAll());

const code = () => screen.findByLabelText('验证码');
const lost = '网络异常，请重新尝试';

const toStep2 = async () => {
  await openPage(verified);
  await click('更换 手机号');
  mockApi('account.checkAuthCode', { data: true });
  await userEvent.type(await code(), '123456{Enter}');
  return screen.findByLabelText('新手机号');
};

describe('the address that a code was sent to', () => {
  it('stays on screen when the field is edited, and a corrected number can get a code at once', async () => {
    const field = await toStep2();
    const sent = mockApi('account.getAuthCodePublic', { data: null }, { times: 2 });
    await userEvent.type(field, '13811112222');
    await click('获取验证码');
    await screen.findByText('验证码已发送至13811112222');
    await userEvent.type(field, '{Backspace}3');
    expect(screen.getByText('验证码已发送至13811112222')).toBeVisible();
    await click('获取验证码');
    expect(await screen.findByText('验证码已发送至13811112223')).toBeVisible();
    expect(sent.calls.map(({ body }) => body)).toEqual([
      { account: '13811112222', type: 2 },
      { account: '13811112223', type: 2 },
    ]);
    expect(screen.getByRole('button', { name: /秒后重发$/ })).toBeDisabled();
  });

  it('is still shown when the wizard is opened again within the minute', async () => {
    await openPage(verified);
    await click('更换 手机号');
    mockApi('account.getAuthCodePublic', { data: null });
    await click('获取验证码');
    await screen.findByText('验证码已发送至139****0001');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByLabelText('验证码')).toBeNull());
    await click('更换 手机号');
    await code();
    expect(screen.getByText('验证码已发送至139****0001')).toBeVisible();
    expect(screen.getByRole('button', { name: /秒后重发$/ })).toBeDisabled();
  });
});

it.each([
  ['手机号', '新手机号', '13900000001', '这就是当前绑定的手机号，请输入新的手机号'],
  ['邮箱', '新邮箱', 'Admin@Sunrise.example', '这就是当前绑定的邮箱，请输入新的邮箱'],
])(
  'refuses the current %s as the new one before a code is sent',
  async (line, label, own, words) => {
    await openPage(verified);
    await click(`更换 ${line}`);
    mockApi('account.checkAuthCode', { data: true });
    await userEvent.type(await code(), '123456{Enter}');
    const sent = mockApi('account.getAuthCodePublic', { data: null });
    await userEvent.type(await screen.findByLabelText(label), own);
    await click('获取验证码');
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(words);
    expect(sent.calls).toEqual([]);
  },
);

it('shows the server’s message that the number is the current one beside the number', async () => {
  const field = await toStep2();
  const message = '这就是当前绑定的手机号，请输入新的手机号';
  await userEvent.type(field, '13811112222');
  mockApi('account.unBindUserAccount', {
    code: 40011,
    message,
    data: { fields: { account: message } },
  });
  mockApi('account.getUserInfo', { data: verified }, { times: 2 });
  await userEvent.type(await code(), '654321{Enter}');
  await waitFor(() => expect(field).toHaveAccessibleDescription(message));
});

describe('while a response is pending', () => {
  it('the password fields cannot be edited', async () => {
    await openPage(verified);
    await click('修改 登录密码');
    const labels = ['原登录密码', '新登录密码', '确认新密码'];
    for (const label of labels)
      await userEvent.type(await screen.findByLabelText(label), 'Demo#2027');
    const message = '新密码不能与原密码相同';
    const refusal = { code: 40000, message, data: { fields: { passwordNew: message } } };
    const answer = heldAnswer();
    mockApi('account.changePassword', refusal, { until: answer });
    await click('确定');
    for (const label of labels) expect(screen.getByLabelText(label)).toHaveAttribute('readonly');
    await userEvent.type(screen.getByLabelText('新登录密码'), 'x');
    answer.release();
    await screen.findByText(message);
    expect(screen.getByLabelText('新登录密码')).toHaveValue('Demo#2027');
    expect(screen.getByLabelText('新登录密码')).not.toHaveAttribute('readonly');
  });

  it('the new number and its code cannot be edited', async () => {
    const field = await toStep2();
    await userEvent.type(field, '13811112222');
    const answer = heldAnswer();
    const refusal = { code: 40006, message: '错误' };
    mockApi('account.unBindUserAccount', refusal, { until: answer });
    await userEvent.type(await code(), '654321{Enter}');
    expect(field).toHaveAttribute('readonly');
    expect(await code()).toHaveAttribute('readonly');
    answer.release();
    await screen.findByText('错误');
    expect(field).not.toHaveAttribute('readonly');
  });

  it('the nickname stays as it was sent', async () => {
    await openPage(verified);
    const field = screen.getByLabelText('昵称');
    await userEvent.type(field, '甲');
    const answer = heldAnswer();
    mockApi('user.updateUser', { networkError: true }, { until: answer });
    await userEvent.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(field).toHaveAttribute('readonly'));
    answer.release();
    await screen.findByText(lost);
    expect(field).not.toHaveAttribute('readonly');
    // A missing answer does not make the name invalid; only the usual toast reports it.
    expect(field).not.toBeInvalid();
    expect(toasts.map(({ message }) => message)).toEqual([lost]);
  });
});

describe('the page that a phone opens from the QR code', () => {
  const open = (status: 'open' | 'done' | 'over') => {
    window.history.replaceState(null, '', '/personal?ticket=once');
    const mock = mockApi('monitor.findRealNameTicket', { data: { status } });
    renderApp(<RootView />);
    return mock;
  };

  it('says that the check is complete, also after a reload', async () => {
    const mock = open('done');
    expect(await screen.findByText('认证成功')).toBeVisible();
    // The link of the code may be opened on the same phone that shows the code.
    expect(screen.getByText('请回到显示二维码的页面继续操作，本页面可以关闭。')).toBeVisible();
    expect(document.title).toMatch(/^实名认证 ·/);
    expect(screen.queryByLabelText('姓名')).toBeNull();
    expect(mock.calls[0]?.body).toEqual({ ticket: 'once' });
  });

  it('keeps no ticket in its address', async () => {
    window.history.replaceState(null, '', '/personal?phone=13900000002&ticket=once');
    mockApi('monitor.findRealNameTicket', { data: { status: 'open' } });
    renderApp(<RootView />);
    expect(await screen.findByLabelText('姓名')).toBeVisible();
    expect(window.location.search).toBe('?ticket=once');
  });

  it('says that the QR code has expired before anything is typed', async () => {
    open('over');
    expect(await screen.findByText('二维码已失效')).toBeVisible();
    expect(screen.getByText('请刷新二维码，再重新扫描或打开。')).toBeVisible();
    expect(screen.queryByLabelText('姓名')).toBeNull();
  });

  it('asks for the name if the ticket is valid or its state is unknown', async () => {
    window.history.replaceState(null, '', '/personal?ticket=once');
    mockApi('monitor.findRealNameTicket', { status: 404, body: '' });
    renderApp(<RootView />);
    expect(await screen.findByLabelText('姓名')).toBeVisible();
  });
});
