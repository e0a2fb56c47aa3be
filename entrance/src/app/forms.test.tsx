import { mockApi, pasteInto, toGetFocus } from '@edu/shared-utility/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { address, freshPersonEachTest, newFlow, open } from '../testing';

freshPersonEachTest();

const fill = async (label: string, text: string) => {
  await userEvent.clear(screen.getByLabelText(label));
  await pasteInto(screen.getByLabelText(label), text);
};
const described = (label: string, text: string) =>
  expect(screen.getByLabelText(label)).toHaveAccessibleDescription(text);

describe('forgotten password', () => {
  it('is reset by a code sent to phone or mail and keeps the return address', async () => {
    open('/entrance/forget?returnTo=%2Fsaas%2Fstudent');
    await screen.findByLabelText('手机号或邮箱');
    const sent = mockApi('account.resetPasswordNew', { data: null });
    await fill('手机号或邮箱', 'admin@sunrise.example');
    await fill('验证码', '123456');
    await fill('新密码', 'Fresh#2026');
    await fill('确认密码', 'Fresh#2026{Enter}');
    await toGetFocus(() => screen.findByRole('heading', { name: '密码修改成功' }));
    expect(sent.calls[0]?.body).toEqual({
      account: 'admin@sunrise.example',
      authCode: '123456',
      passwordNew: 'Fresh#2026',
      repsw: 'Fresh#2026',
    });
    await userEvent.click(screen.getByRole('button', { name: '去登录' }));
    await waitFor(() => expect(address()).toBe('/entrance/login?returnTo=%2Fsaas%2Fstudent'));
  });

  it('works by phone or by mail in the new flow', async () => {
    newFlow();
    open('/entrance_new/forget');
    await userEvent.click(await screen.findByRole('tab', { name: '邮箱' }));
    const panel = screen.getByRole('tabpanel', { name: '邮箱' });
    const inPanel = (name: string) => {
      const input = panel.querySelector<HTMLInputElement>(`input[name=${name}]`);
      if (!input) throw new Error(`no ${name}`);
      return input;
    };
    const codes = mockApi('accountNew.getMailAuthCode4ChangePwd', { data: null });
    const sent = mockApi('accountNew.changePasswordByMailAuthCode', { data: null });
    // A password manager stores the new password under this account.
    expect(inPanel('account')).toHaveAttribute('autocomplete', 'username');
    expect(inPanel('account')).toHaveAttribute('inputmode', 'email');
    await pasteInto(inPanel('account'), 'a@b.example');
    await userEvent.click(screen.getByRole('button', { name: '获取验证码' }));
    await screen.findByText(/验证码已发送至 a@b.example/);
    expect(codes.calls[0]?.query).toEqual({ mail: 'a@b.example' });
    await pasteInto(inPanel('authCode'), '654321');
    await pasteInto(inPanel('passwordNew'), 'Fresh#2026');
    await pasteInto(inPanel('repsw'), 'Fresh#2026{Enter}');
    expect(await screen.findByText('密码修改成功')).toBeVisible();
    expect(sent.calls[0]?.body).toMatchObject({ account: 'a@b.example', authCode: '654321' });
  });

  it('shows a refusal of the new flow only in the form that was sent', async () => {
    newFlow();
    open('/entrance_new/forget');
    await pasteInto(await screen.findByRole('textbox', { name: '手机号' }), '13900000001');
    await fill('验证码', '654321');
    mockApi('accountNew.changePasswordByPhoneAuthCode', { code: 40005, message: '验证码错误' });
    await fill('新密码', 'Fresh#2026');
    await fill('确认密码', 'Fresh#2026{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('验证码错误');
    await userEvent.click(screen.getByRole('tab', { name: '邮箱' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('trade-association registration', () => {
  it('sends the filled fields and omits the empty ones', async () => {
    open('/entrance/slhSignIn');
    await screen.findByLabelText('企业名称');
    const sent = mockApi('slhCompany.saveCompany', { data: { id: 's1' } });
    await fill('企业名称', '阳光教育科技');
    await fill('统一社会信用代码', '91350100M000100Y43');
    await fill('联系人', '张三');
    await fill('手机号', '13900000001');
    await fill('会员人数（选填）', 'many{Enter}');
    described('会员人数（选填）', '请输入1至1000000之间的整数');
    // A sign is refused, since dropping it would change the number.
    for (const text of ['-1', '−1', '－1', '1-2']) {
      await userEvent.clear(screen.getByLabelText('会员人数（选填）'));
      await fill('会员人数（选填）', `${text}{Enter}`);
      described('会员人数（选填）', '请输入1至1000000之间的整数');
    }
    await userEvent.clear(screen.getByLabelText('会员人数（选填）'));
    await fill('会员人数（选填）', '１ ２０{Enter}');
    expect(await screen.findByText('工作人员会尽快联系 张三。')).toBeVisible();
    // The form creates no account, so it offers no log-in with one.
    expect(screen.queryByRole('button', { name: '去登录' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: '返回登录' })).toBeVisible();
    expect(sent.calls[0]?.body).toEqual({
      companyName: '阳光教育科技',
      creditCode: '91350100M000100Y43',
      contactName: '张三',
      contactPhone: '13900000001',
      memberCount: 120,
    });
  });
});
