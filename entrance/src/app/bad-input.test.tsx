import { heldAnswer, mockApi } from '@edu/shared-utility/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { freshPersonEachTest, newFlow, open } from '../testing';
import { company, contact, fillStep, press, toLastStep } from '../testing/register';

freshPersonEachTest();

const openTab = async (name: string) => {
  await userEvent.click(await screen.findByRole('tab', { name }));
  return within(await screen.findByRole('tabpanel', { name }));
};

describe('full-width digits', () => {
  const places: readonly [string, () => Promise<unknown>][] = [
    [
      'the log-in',
      async () => {
        open('/entrance/login');
        await openTab('验证码登录');
      },
    ],
    [
      'a registration',
      async () => {
        open('/entrance/register');
        await toLastStep();
      },
    ],
    ['a reset', async () => open('/entrance/forget')],
    [
      'the new log-in by phone',
      async () => {
        newFlow();
        open('/entrance_new/login');
        await openTab('手机验证码');
      },
    ],
    [
      'the new reset by phone',
      async () => {
        newFlow();
        open('/entrance_new/forget');
        await openTab('手机号');
      },
    ],
    ['an invitation', async () => open('/entrance/invitation')],
  ];
  it.each(places)('are accepted as a code in %s', async (_, go) => {
    await go();
    const code = await screen.findByLabelText('验证码');
    await userEvent.click(code);
    await userEvent.paste(' １２３ ４５６ ');
    expect(code).toHaveValue('123456');
    await userEvent.clear(code);
    await userEvent.type(code, '６５４３２１');
    expect(code).toHaveValue('654321');
  });

  it('are accepted as a code in the mail tabs of the new flow', async () => {
    newFlow();
    open('/entrance_new/login');
    const panel = await openTab('邮箱验证码');
    const code = await panel.findByLabelText('验证码');
    await userEvent.click(code);
    await userEvent.paste('１２３４５６');
    expect(code).toHaveValue('123456');
  });
});

describe('Enter twice and a click send one request', () => {
  it('for a reset', async () => {
    open('/entrance/forget');
    await screen.findByLabelText('手机号或邮箱');
    const answer = heldAnswer();
    const until = { times: 3, until: answer };
    const sent = mockApi('account.resetPasswordNew', { data: null }, until);
    await fillStep({ 手机号或邮箱: '13900000001', 验证码: '123456', 新密码: 'Fresh#2026' });
    await userEvent.type(screen.getByLabelText('确认密码'), 'Fresh#2026{Enter}{Enter}');
    await userEvent.click(screen.getByRole('button', { name: /确认重置/ }));
    answer.release();
    await screen.findByRole('heading', { name: '密码修改成功' });
    expect(sent.calls).toHaveLength(1);
  });

  it('for a member company', async () => {
    open('/entrance/slhSignIn');
    await screen.findByLabelText('企业名称');
    const reply = { data: { id: 's1' } };
    const answer = heldAnswer();
    const sent = mockApi('slhCompany.saveCompany', reply, { times: 3, until: answer });
    await fillStep({ ...company, ...contact });
    await userEvent.keyboard('{Enter}{Enter}');
    await userEvent.click(screen.getByRole('button', { name: /提交登记/ }));
    answer.release();
    await screen.findByText('工作人员会尽快联系 张三。');
    expect(sent.calls).toHaveLength(1);
  });

  it('for a code', async () => {
    open('/entrance/register');
    await toLastStep();
    const answer = heldAnswer();
    const until = { times: 3, until: answer };
    const codes = mockApi('account.getAuthCodeCommon', { data: null }, until);
    const button = screen.getByRole('button', { name: '获取验证码' });
    await userEvent.dblClick(button);
    answer.release();
    await screen.findByRole('button', { name: /秒后重发/ });
    expect(codes.calls).toHaveLength(1);
  });

  it('for a step of a registration', async () => {
    open('/entrance/register');
    await screen.findByLabelText('企业名称');
    await fillStep(company);
    await userEvent.dblClick(screen.getByRole('button', { name: '下一步' }));
    await waitFor(() => expect(screen.getByLabelText('联系人')).toBeVisible());
    expect(window.history.state.usr).toEqual({ step: 1 });
    await press('上一步');
    expect(await screen.findByLabelText('企业名称')).toBeVisible();
  });

  it.each(['下一步', '上一步'])(
    'the second click of a double click does not press the next step’s %s',
    async (name) => {
      open('/entrance/register');
      await screen.findByLabelText('企业名称');
      await fillStep(company);
      await press('下一步');
      await screen.findByLabelText('联系人');
      fireEvent.click(screen.getByRole('button', { name }), { detail: 2 });
      expect(screen.getByLabelText('联系人')).toBeVisible();
      expect(screen.getByLabelText('联系人')).toBeValid();
      await press('下一步');
      expect(screen.getByLabelText('联系人')).toBeInvalid();
    },
  );
});
