import { context } from '@edu/shared-utility';
import { heldAnswer, mockApi, pasteInto } from '@edu/shared-utility/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import { click, openPage, signIn, toasts } from '../testing/open-page';
import { unverified, verified } from '../testing/people';

beforeEach(signIn);
afterEach(() => nock.cleanAll());

const code = () => screen.findByLabelText('验证码');
const alert = () => screen.findByRole('alert');

describe('changing the phone', () => {
  const open = async (what: '手机号' | '邮箱' = '手机号') => {
    await openPage(verified);
    await click(`更换 ${what}`);
    await code();
  };
  const toStep2 = async (what: '手机号' | '邮箱' = '手机号') => {
    await open(what);
    const check = mockApi('account.checkAuthCode', { data: true });
    await pasteInto(await code(), '123456');
    await click('下一步');
    await screen.findByLabelText(`新${what}`);
    return check;
  };

  it.each(['+86 138-1234-5678', '１３８１２３４５６７８'])(
    'accepts %s as the number and full-width digits in the code',
    async (input) => {
      await toStep2();
      const send = mockApi('account.getAuthCodePublic', { data: null });
      await userEvent.click(await screen.findByLabelText('新手机号'));
      await userEvent.paste(input);
      await click('获取验证码');
      await screen.findByText('验证码已发送至13812345678');
      expect(send.calls[0]?.body).toEqual({ account: '13812345678', type: 2 });
      const change = mockApi('account.unBindUserAccount', { data: null });
      mockApi('account.getUserInfo', { data: { ...verified, accountPhone: '13812345678' } });
      await userEvent.click(await code());
      await userEvent.paste('６５４ ３２１');
      await click('确定');
      expect(await screen.findByText('手机号已更新为 138****5678')).toBeVisible();
      expect(change.calls[0]?.body).toEqual({ account: '13812345678', authCode: '654321' });
    },
  );

  it('normalises a new address as the platform will store it', async () => {
    await toStep2('邮箱');
    const send = mockApi('account.getAuthCodePublic', { data: null });
    await userEvent.type(await screen.findByLabelText('新邮箱'), ' New@School.Example ');
    await click('获取验证码');
    await screen.findByText('验证码已发送至new@school.example');
    expect(send.calls[0]?.body).toEqual({ account: 'new@school.example', type: 2 });
    expect(screen.getByLabelText('新邮箱')).toHaveValue('new@school.example');
  });

  it('goes through its three steps', async () => {
    await open();
    const send = mockApi('account.getAuthCodePublic', { data: null }, { times: 2 });
    expect(screen.getByRole('button', { name: '下一步' })).toBeDisabled();
    await click('获取验证码');
    expect(await screen.findByText('验证码已发送至139****0001')).toBeVisible();
    expect(screen.getByRole('button', { name: '60秒后重发' })).toBeDisabled();
    const check = mockApi('account.checkAuthCode', { data: true });
    await pasteInto(await code(), '123456');
    await click('下一步');

    await pasteInto(await screen.findByLabelText('新手机号'), '13812345678');
    expect(screen.getByRole('button', { name: '确定' })).toBeDisabled();
    await click('获取验证码');
    await screen.findByText('验证码已发送至13812345678');
    const change = mockApi('account.unBindUserAccount', { data: null });
    const reread = mockApi('account.getUserInfo', {
      data: { ...verified, accountPhone: '13812345678' },
    });
    await pasteInto(await code(), '654321');
    await click('确定');

    expect(await screen.findByText('手机号已更新为 138****5678')).toBeVisible();
    expect(send.calls.map(({ body }) => body)).toEqual([
      { account: '13900000001', type: 2 },
      { account: '13812345678', type: 2 },
    ]);
    expect(check.calls[0]?.query).toEqual({ account: '13900000001', authCode: '123456' });
    expect(change.calls[0]?.body).toEqual({ account: '13812345678', authCode: '654321' });
    await waitFor(() => expect(reread.calls).toHaveLength(1));
    const safety = screen.getByRole('region', { name: '账号安全', hidden: true });
    expect(await within(safety).findByText('138****5678')).toBeInTheDocument();
    expect(toasts).toEqual([]);
  });

  it('accepts a code entered before the confirmation that it was sent', async () => {
    await open();
    const word = heldAnswer();
    const notSent = { code: 50000, message: '没有发送' };
    mockApi('account.getAuthCodePublic', notSent, { until: word });
    await click('获取验证码');
    const answer = heldAnswer();
    const check = mockApi('account.checkAuthCode', { data: true }, { until: answer });
    await pasteInto(await code(), '123456{Enter}');
    await waitFor(() => expect(check.calls).toHaveLength(1));
    word.release();
    answer.release();
    expect(await screen.findByLabelText('新手机号')).toBeVisible();
    expect(check.calls).toHaveLength(1);
  });

  it('requires six digits', async () => {
    await open();
    await userEvent.type(await code(), '12a34');
    await click('下一步');
    expect(await alert()).toHaveTextContent('请输入6位数字验证码');
  });

  it('reports a wrong code and allows another try', async () => {
    await open();
    mockApi('account.checkAuthCode', { code: 40006, message: '验证码错误或已失效' });
    await pasteInto(await code(), '123456');
    await click('下一步');
    expect(await alert()).toHaveTextContent('验证码错误或已失效');
    await userEvent.type(await code(), '{Backspace}');
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  });

  it.each([
    ['手机号', '', '请输入新的手机号'],
    ['手机号', '12345', '手机号码不正确'],
    ['邮箱', '', '请输入新的邮箱号'],
    ['邮箱', 'nobody', '邮箱格式不正确'],
  ] as const)('does not send a code to the new %s %j', async (what, account, message) => {
    await toStep2(what);
    const send = mockApi('account.getAuthCodePublic', { data: null });
    if (account) await pasteInto(screen.getByLabelText(`新${what}`), account);
    await click('获取验证码');
    expect(await alert()).toHaveTextContent(message);
    expect(send.calls).toEqual([]);
  });

  it('shows the error about a taken number beside the field', async () => {
    await toStep2();
    const message = '该账号已被使用';
    mockApi('account.unBindUserAccount', {
      code: 40900,
      message,
      data: { fields: { account: message } },
    });
    await pasteInto(screen.getByLabelText('新手机号'), '13812345678');
    await pasteInto(await code(), '654321');
    await click('确定');
    expect(await alert()).toHaveTextContent(message);
    expect(screen.getByLabelText('新手机号')).toHaveAccessibleDescription(message);
    expect(screen.getByLabelText('新手机号')).toHaveFocus();
  });

  it('goes back to step 1 when the grant has expired', async () => {
    await toStep2();
    mockApi('account.unBindUserAccount', { code: 40302, message: '验证已过期，请重新验证' });
    await pasteInto(screen.getByLabelText('新手机号'), '13812345678');
    await pasteInto(await code(), '654321');
    await click('确定');
    expect(await screen.findByRole('button', { name: '下一步' })).toBeVisible();
    expect(await alert()).toHaveTextContent('验证已过期，请重新验证');
  });

  it('stays on the current step when the connection is lost', async () => {
    await toStep2();
    mockApi('account.unBindUserAccount', { networkError: true });
    await pasteInto(screen.getByLabelText('新手机号'), '13812345678');
    await pasteInto(await code(), '654321');
    await click('确定');
    expect(await alert()).toBeVisible();
    expect(screen.getByLabelText('新手机号')).toHaveValue('13812345678');
  });

  it('starts over after closing', async () => {
    await toStep2();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByLabelText('新手机号')).not.toBeInTheDocument());
    await click('更换 手机号');
    expect(await screen.findByRole('button', { name: '下一步' })).toBeVisible();
  });
});

describe('binding a mail address', () => {
  const open = async () => {
    await openPage(unverified);
    await click('绑定 邮箱');
    return screen.findByLabelText('邮箱');
  };

  it('binds the address with the code that was sent to it', async () => {
    const mail = await open();
    mockApi('account.getAuthCodePublic', { data: null });
    await pasteInto(mail, 'li@sunrise.example');
    await click('获取验证码');
    await screen.findByText('验证码已发送至li@sunrise.example');
    const bind = mockApi('account.bindUserAccount', { data: null });
    const bound = { ...unverified, accountMail: 'li@sunrise.example' };
    mockApi('account.getUserInfo', { data: bound });
    await pasteInto(await code(), '654321');
    await click('绑定');
    expect(await screen.findByText('邮箱 l****@sunrise.example 已绑定')).toBeVisible();
    expect(bind.calls[0]?.body).toEqual({ account: 'li@sunrise.example', authCode: '654321' });
    await waitFor(() => expect(context.get('userInfo')).toEqual(bound));
  });

  it('refuses an invalid address', async () => {
    const mail = await open();
    await pasteInto(mail, 'nobody');
    await click('获取验证码');
    expect(await alert()).toHaveTextContent('邮箱格式不正确');
  });

  it('shows why no code was sent and starts no cooldown', async () => {
    const mail = await open();
    mockApi('account.getAuthCodePublic', { code: 42900, message: '操作过于频繁' });
    await pasteInto(mail, 'li@sunrise.example');
    await click('获取验证码');
    expect(await alert()).toHaveTextContent('操作过于频繁');
    expect(screen.getByRole('button', { name: '获取验证码' })).toBeEnabled();
  });
});
