import { context, setPageExit } from '@edu/shared-utility';
import { type ApiReply, type CallName, mockApi, renderApp } from '@edu/shared-utility/testing';
import { screen, waitFor } from '@testing-library/react';
import nock from 'nock';
import { click, openPage, signIn, toasts } from '../testing/open-page';
import { unverified, verified } from '../testing/people';
import { changePage, enter, logout, newAccount, newPassword } from '../testing/steps';
import { RootView } from './root.view';

const exits: string[] = [];
beforeEach(() => {
  signIn();
  exits.length = 0;
  setPageExit({ assign: (url) => exits.push(url), reload: () => {} });
});
afterEach(() => {
  nock.cleanAll();
  setPageExit(null);
});

/** A step that sends input: how to open it, its call and button, and the input by field label. */
interface Step {
  name: string;
  open: () => Promise<void>;
  call: CallName;
  /** A call that the step sends before the call under test; it succeeds each time. */
  before?: CallName;
  button: string;
  input: Record<string, string>;
}

const steps: Step[] = [
  {
    name: 'the old phone',
    open: () => changePage('手机号'),
    call: 'account.checkAuthCode',
    button: '下一步',
    input: { 验证码: '123456' },
  },
  {
    name: 'the new phone',
    open: () => newAccount('手机号', '新手机号', '13812345678'),
    call: 'account.unBindUserAccount',
    button: '确定',
    input: { 新手机号: '13812345678', 验证码: '654321' },
  },
  {
    name: 'the old address',
    open: () => changePage('邮箱'),
    call: 'account.checkAuthCode',
    button: '下一步',
    input: { 验证码: '123456' },
  },
  {
    name: 'the new address',
    open: () => newAccount('邮箱', '新邮箱', 'a@b.example'),
    call: 'account.unBindUserAccount',
    button: '确定',
    input: { 新邮箱: 'a@b.example', 验证码: '654321' },
  },
  {
    name: 'a first address',
    open: async () => {
      await openPage(unverified);
      await click('绑定 邮箱');
      await enter('邮箱', 'a@b.example');
      await enter('验证码', '654321');
    },
    call: 'account.bindUserAccount',
    button: '绑定',
    input: { 邮箱: 'a@b.example', 验证码: '654321' },
  },
  {
    name: 'the password',
    open: newPassword,
    call: 'account.changePassword',
    button: '确定',
    input: { 原登录密码: 'Demo#2026', 新登录密码: 'Fresh#2026', 确认新密码: 'Fresh#2026' },
  },
  {
    name: 'the code of the logout application',
    open: logout,
    call: 'account.checkAuthCode',
    button: '确认注销',
    input: { 验证码: '123456' },
  },
  {
    name: 'the logout application',
    open: logout,
    before: 'account.checkAuthCode',
    call: 'account.applyAccountLogout',
    button: '确认注销',
    input: { 验证码: '123456' },
  },
  {
    name: 'name and ID number on the phone',
    open: async () => {
      window.history.replaceState(null, '', '/personal?ticket=once');
      mockApi('monitor.findRealNameTicket', { data: { status: 'open' } });
      renderApp(<RootView />);
      await enter('姓名', '林小雨');
      await enter('身份证号', '11010519491231002X');
    },
    call: 'monitor.verifyRealName',
    button: '提交认证',
    input: { 姓名: '林小雨', 身份证号: '11010519491231002X' },
  },
];

const lost = '网络异常，请重新尝试';

/** Replies other than a success, with the text that the person reads. */
const failures: [name: string, reply: ApiReply<CallName>, words: string][] = [
  // The server gives the same answer for a wrong, expired or used code and for another person's code.
  ['a refused code', { code: 40006, message: '验证码错误或已失效' }, '验证码错误或已失效'],
  ['too many attempts', { code: 42900, message: '操作过于频繁' }, '操作过于频繁'],
  ['a taken account', { code: 40900, message: '该账号已被使用' }, '该账号已被使用'],
  ['a lost connection', { networkError: true }, lost],
  ['a server that is restarting', { status: 502, body: '<html>502</html>' }, lost],
];

describe.each(steps)('$name', ({ open, call, before, button, input }) => {
  /** Mocks the reply of the server and sends the input. */
  const send = async (reply: ApiReply<CallName>) => {
    // The state that is fetched after a failure contains no change.
    nock.cleanAll();
    mockApi('account.getAccountLogoutState', {
      data: { status: 'none', appliedAt: null, effectiveAt: null },
    });
    // The account is read again after a refused proof and contains no change either.
    mockApi('account.getUserInfo', { data: context.get('userInfo') ?? verified });
    if (before) mockApi(before, { data: true } as never);
    const sent = mockApi(call, reply as never);
    await waitFor(() => expect(screen.getByRole('button', { name: button })).toBeEnabled());
    await click(button);
    return sent;
  };

  it('shows each error once, keeps the input, allows another try, and leaves when the session ends', async () => {
    await open();
    for (const [, reply, words] of failures) {
      await send(reply);
      await waitFor(() => {
        const message = screen
          .getAllByRole('alert')
          .filter((element) => element.textContent?.includes(words));
        expect(message).toHaveLength(1);
      });
      for (const [label, value] of Object.entries(input)) {
        expect(screen.getByLabelText(label)).toHaveValue(value);
      }
      // Without an answer no field is marked as invalid.
      const red = document.querySelectorAll('[aria-invalid=true]');
      if (words === lost) expect(red).toHaveLength(0);
    }
    // Only missing answers are reported by toasts; a refusal is shown in the form.
    expect([...new Set(toasts.map(({ message }) => message))]).toEqual([lost]);
    expect(exits).toEqual([]);
    // When the session has ended, the page leaves for the log-in and keeps no input.
    await send({ code: 303, message: '登录已过期' });
    await waitFor(() => expect(exits).toHaveLength(1));
    expect(exits[0]).toMatch(/^\/entrance\/login\?returnTo=%2Fpersonal/);
    expect(context.get('token')).toBeNull();
  });
});
