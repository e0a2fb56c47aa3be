import { context, setPageExit } from '@edu/shared-utility';
import { type ApiReply, type CallName, mockApi, renderApp } from '@edu/shared-utility/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import { click, openPage, signIn, toasts } from '../testing/open-page';
import { unverified, verified } from '../testing/people';
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

const type = async (label: string, text: string) =>
  userEvent.type(await screen.findByLabelText(label), text);

const changePage = async (line: string) => {
  await openPage(verified);
  await click(`更换 ${line}`);
  await type('验证码', '123456');
};
const newAccount = async (line: string, label: string, account: string) => {
  await changePage(line);
  mockApi('account.checkAuthCode', { data: true });
  await click('下一步');
  await type(label, account);
  await type('验证码', '654321');
};
const logout = async () => {
  mockApi('account.getAccountLogoutState', {
    data: { status: 'none', appliedAt: null, effectiveAt: null },
  });
  await openPage(verified);
  await userEvent.click(await screen.findByRole('button', { name: '申请注销' }));
  await userEvent.click(await screen.findByRole('checkbox', { name: '我已阅读并同意以上内容' }));
  await type('验证码', '123456');
};

/** A step that sends something: how one gets there, its call and button, and what the person typed. */
interface Step {
  name: string;
  open: () => Promise<void>;
  call: CallName;
  /** Answered before the call under test, each time. */
  before?: CallName;
  button: string;
  typed: Record<string, string>;
}

const steps: Step[] = [
  {
    name: 'the old phone',
    open: () => changePage('手机号'),
    call: 'account.checkAuthCode',
    button: '下一步',
    typed: { 验证码: '123456' },
  },
  {
    name: 'the new phone',
    open: () => newAccount('手机号', '新手机号', '13812345678'),
    call: 'account.unBindUserAccount',
    button: '确定',
    typed: { 新手机号: '13812345678', 验证码: '654321' },
  },
  {
    name: 'the old address',
    open: () => changePage('邮箱'),
    call: 'account.checkAuthCode',
    button: '下一步',
    typed: { 验证码: '123456' },
  },
  {
    name: 'the new address',
    open: () => newAccount('邮箱', '新邮箱', 'a@b.example'),
    call: 'account.unBindUserAccount',
    button: '确定',
    typed: { 新邮箱: 'a@b.example', 验证码: '654321' },
  },
  {
    name: 'a first address',
    open: async () => {
      await openPage(unverified);
      await click('绑定 邮箱');
      await type('邮箱', 'a@b.example');
      await type('验证码', '654321');
    },
    call: 'account.bindUserAccount',
    button: '绑定',
    typed: { 邮箱: 'a@b.example', 验证码: '654321' },
  },
  {
    name: 'the password',
    open: async () => {
      await openPage(verified);
      await click('修改 登录密码');
      await type('原登录密码', 'Demo#2026');
      await type('新登录密码', 'Fresh#2026');
      await type('确认新密码', 'Fresh#2026');
    },
    call: 'account.changePassword',
    button: '确定',
    typed: { 原登录密码: 'Demo#2026', 新登录密码: 'Fresh#2026', 确认新密码: 'Fresh#2026' },
  },
  {
    name: 'the code of the logout application',
    open: logout,
    call: 'account.checkAuthCode',
    button: '确认注销',
    typed: { 验证码: '123456' },
  },
  {
    name: 'the logout application',
    open: logout,
    before: 'account.checkAuthCode',
    call: 'account.applyAccountLogout',
    button: '确认注销',
    typed: { 验证码: '123456' },
  },
  {
    name: 'name and ID number on the phone',
    open: async () => {
      window.history.replaceState(null, '', '/personal?ticket=once');
      mockApi('monitor.findRealNameTicket', { data: { status: 'open' } });
      renderApp(<RootView />);
      await type('姓名', '林小雨');
      await type('身份证号', '11010519491231002X');
    },
    call: 'monitor.verifyRealName',
    button: '提交认证',
    typed: { 姓名: '林小雨', 身份证号: '11010519491231002X' },
  },
];

const lost = '网络异常，请重新尝试';

/** What may come back instead of a success, and what the person reads. */
const troubles: [name: string, reply: ApiReply<CallName>, words: string][] = [
  // the server has one answer for a code that is wrong, expired, used or somebody else's
  ['a refused code', { code: 40006, message: '验证码错误或已失效' }, '验证码错误或已失效'],
  ['too many tries', { code: 42900, message: '操作过于频繁' }, '操作过于频繁'],
  ['a taken account', { code: 40900, message: '该账号已被使用' }, '该账号已被使用'],
  ['a lost line', { networkError: true }, lost],
  ['a server that restarts', { status: 502, body: '<html>502</html>' }, lost],
];

describe.each(steps)('$name', ({ open, call, before, button, typed }) => {
  /** Sends what was typed, and how the server takes it. */
  const send = async (reply: ApiReply<CallName>) => {
    // a state that is asked for after a failure tells of no change
    nock.cleanAll();
    mockApi('account.getAccountLogoutState', {
      data: { status: 'none', appliedAt: null, effectiveAt: null },
    });
    // so does the account, which is read anew after a refused proof
    mockApi('account.getUserInfo', { data: context.get('userInfo') ?? verified });
    if (before) mockApi(before, { data: true } as never);
    const sent = mockApi(call, reply as never);
    await waitFor(() => expect(screen.getByRole('button', { name: button })).toBeEnabled());
    await click(button);
    return sent;
  };

  it('says each trouble once, keeps what was typed and takes another try', async () => {
    await open();
    for (const [, reply, words] of troubles) {
      await send(reply);
      await waitFor(() => {
        const said = screen.getAllByRole('alert').filter((one) => one.textContent?.includes(words));
        expect(said).toHaveLength(1);
      });
      for (const [label, value] of Object.entries(typed)) {
        expect(screen.getByLabelText(label)).toHaveValue(value);
      }
      // nobody said that anything of it is wrong
      const red = document.querySelectorAll('[aria-invalid=true]');
      if (words === lost) expect(red).toHaveLength(0);
    }
    // that nobody answered is toasted as anywhere; a refusal has its place
    expect(toasts.map(({ message }) => message)).toEqual([lost]);
    expect(exits).toEqual([]);
  });

  it('leaves for the login when the session has ended, with nothing of it kept', async () => {
    await open();
    await send({ code: 303, message: '登录已过期' });
    await waitFor(() => expect(exits).toHaveLength(1));
    expect(exits[0]).toMatch(/^\/entrance\/login\?returnTo=%2Fpersonal/);
    expect(context.get('token')).toBeNull();
  });
});

describe('an answer that was lost after the server had acted', () => {
  it('of the new phone: the same button finds the change done', async () => {
    await newAccount('手机号', '新手机号', '13812345678');
    mockApi('account.unBindUserAccount', { networkError: true });
    await click('确定');
    await screen.findByText('网络异常，请重新尝试');
    mockApi('account.unBindUserAccount', { code: 40302, message: '验证已过期，请重新验证' });
    const changed = { ...verified, accountPhone: '13812345678' };
    mockApi('account.getUserInfo', { data: changed }, { times: 2 });
    await click('确定');
    expect(await screen.findByText('手机号已更新为 138****5678')).toBeVisible();
    // read anew as well: nothing is left on its way into the next test
    expect(await screen.findByText('138****5678')).toBeInTheDocument();
  });

  it('of a first address: the same button finds it bound', async () => {
    await openPage(unverified);
    await click('绑定 邮箱');
    await type('邮箱', 'A@b.example');
    await type('验证码', '654321');
    mockApi('account.bindUserAccount', { networkError: true });
    await click('绑定');
    await screen.findByText('网络异常，请重新尝试');
    mockApi('account.bindUserAccount', { code: 40302, message: '步骤不正确' });
    const bound = { ...unverified, accountMail: 'a@b.example' };
    mockApi('account.getUserInfo', { data: bound }, { times: 2 });
    await click('绑定');
    expect(await screen.findByText('邮箱 a****@b.example 已绑定')).toBeVisible();
    expect(await screen.findByText('a****@b.example')).toBeInTheDocument();
  });

  it('of the logout application: the page shows that it is pending', async () => {
    await logout();
    nock.cleanAll();
    mockApi('account.checkAuthCode', { data: true });
    mockApi('account.applyAccountLogout', { networkError: true });
    mockApi('account.getAccountLogoutState', {
      data: {
        status: 'pending',
        appliedAt: '2026-03-01T08:00:00.000Z',
        effectiveAt: '2026-03-08T08:00:00.000Z',
      },
    });
    await click('确认注销');
    expect(await screen.findByText(/^注销申请处理中/)).toBeInTheDocument();
  });

  it('of the password: the person learns that the new one may count, until an answer tells', async () => {
    await steps[5]?.open();
    mockApi('account.changePassword', { networkError: true });
    await click('确定');
    const maybe = '刚才的修改可能已经生效，请尝试用新密码登录。';
    expect(await screen.findByText(maybe)).toBeVisible();
    expect(document.querySelectorAll('[aria-invalid=true]')).toHaveLength(0);
    const message = '原登录密码不正确';
    const refuse = async () => {
      const refusal = { code: 40000, message, data: { fields: { password: message } } };
      const sent = mockApi('account.changePassword', refusal);
      await click('确定');
      await waitFor(() => expect(sent.calls).toHaveLength(1));
      expect(await screen.findByText(message)).toBeVisible();
    };
    // the old password may be wrong for that very reason
    await refuse();
    expect(screen.getByText(maybe)).toBeVisible();
    await refuse();
    await waitFor(() => expect(screen.queryByText(maybe)).toBeNull());
  });

  it('of the password, where nothing left this computer, promises nothing', async () => {
    const online = jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
    await steps[5]?.open();
    mockApi('account.changePassword', { networkError: true });
    await click('确定');
    await screen.findByText(lost);
    expect(screen.queryByText(/可能已经生效/)).toBeNull();
    online.mockRestore();
  });
});

describe('closing while the answer is on its way', () => {
  const close = async () => {
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByLabelText('验证码')).not.toBeInTheDocument());
  };
  const later = { delay: 1_000 };

  it('calls off the proof of the old phone', async () => {
    await changePage('手机号');
    mockApi('account.checkAuthCode', { data: true }, later);
    await click('下一步');
    await close();
    await click('更换 手机号');
    expect(await screen.findByRole('button', { name: '下一步' })).toBeDisabled();
  });

  it('does not call off the change: the page shows it and the person is told', async () => {
    await newAccount('手机号', '新手机号', '13812345678');
    mockApi('account.unBindUserAccount', { data: null }, later);
    mockApi('account.getUserInfo', { data: { ...verified, accountPhone: '13812345678' } });
    await click('确定');
    await close();
    const message = '手机号已更新为 138****5678';
    await waitFor(() => expect(toasts).toMatchObject([{ kind: 'success', message }]));
    const safety = within(screen.getByRole('region', { name: '账号安全' }));
    expect(await safety.findByText('138****5678')).toBeVisible();
  });

  it('tells of a change that was refused then', async () => {
    await newAccount('手机号', '新手机号', '13812345678');
    const message = '验证码错误或已失效';
    mockApi('account.unBindUserAccount', { code: 40006, message }, later);
    mockApi('account.getUserInfo', { data: verified });
    await click('确定');
    await close();
    await waitFor(() => expect(toasts).toMatchObject([{ kind: 'error', message }]));
  });

  it('does not call off the logout application', async () => {
    await logout();
    mockApi('account.checkAuthCode', { data: true });
    const application = {
      status: 'pending',
      appliedAt: '2026-03-01T08:00:00.000Z',
      effectiveAt: '2026-03-08T08:00:00.000Z',
    } as const;
    const sent = mockApi('account.applyAccountLogout', { data: application }, later);
    await click('确认注销');
    await waitFor(() => expect(sent.calls).toHaveLength(1));
    await close();
    expect(await screen.findByText(/^注销申请处理中/)).toBeInTheDocument();
  });
});
