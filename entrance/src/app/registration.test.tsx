import { context } from '@edu/shared-utility';
import { heldAnswer, mockApi, toGetFocus } from '@edu/shared-utility/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { address, freshPersonEachTest, open, openHere } from '../testing';
import { company, contact, fillStep, login, press, toLastStep } from '../testing/register';

freshPersonEachTest();

const described = (label: string, text: string) =>
  expect(screen.getByLabelText(label)).toHaveAccessibleDescription(text);
const stepHeading = (name: string) => screen.findByRole('heading', { level: 2, name });
const goBack = () => window.history.back();
const stored = () => JSON.stringify({ ...window.sessionStorage });

async function begin() {
  const page = open('/entrance/register?returnTo=%2Fsaas%2Fstudent');
  await screen.findByLabelText('企业名称');
  return page;
}

describe('each step', () => {
  it('is checked before the next one, and the first missing field gets the focus', async () => {
    await begin();
    await press('下一步');
    described('企业名称', '请输入企业名称');
    described('统一社会信用代码', '请输入统一社会信用代码');
    expect(screen.getByLabelText('企业名称')).toHaveFocus();
    await fillStep({ ...company, 统一社会信用代码: '91350100M000100Y44' });
    await press('下一步');
    described('统一社会信用代码', '统一社会信用代码的校验码不正确，请核对');
    expect(screen.getByLabelText('统一社会信用代码')).toHaveFocus();
    await fillStep(company);
    await userEvent.keyboard('{Enter}');
    await toGetFocus(() => stepHeading('第 2 步，共 3 步：联系人'));
    expect(screen.queryByLabelText('企业名称')).not.toBeInTheDocument();
    described('手机号', '');
    await fillStep({ 手机号: '12900000000' });
    await press('下一步');
    described('联系人', '请输入联系人姓名');
    described('手机号', '请输入正确的手机号');
    expect(screen.getByLabelText('联系人')).toHaveFocus();
    await fillStep(contact);
    await press('下一步');
    await stepHeading('第 3 步，共 3 步：登录账号');
    expect(screen.getByText('验证码将发送至 13900000077。')).toBeVisible();
    await press('提交注册');
    described('登录密码', '请输入新登录密码');
    await fillStep({ 登录密码: 'abcdefgh', 确认密码: 'other' });
    await press('提交注册');
    described('验证码', '请输入6位数字验证码');
    described('登录密码', '请设置8-20位，数字、大小写字母、字符组合密码');
    described('确认密码', '两次密码输入不一致');
    expect(screen.getByLabelText('验证码')).toHaveFocus();
  });

  it('is listed with the completed and the remaining steps', async () => {
    await begin();
    const progress = screen.getByRole('list', { name: '注册步骤' });
    const names = () => within(progress).getAllByRole('listitem');
    expect(names().map((element) => element.getAttribute('aria-current'))).toEqual([
      'step',
      null,
      null,
    ]);
    await fillStep(company);
    await press('下一步');
    await stepHeading('第 2 步，共 3 步：联系人');
    expect(names().map((element) => element.getAttribute('aria-current'))).toEqual([
      null,
      'step',
      null,
    ]);
  });

  it('is a history entry: Back and Forward keep the typed input', async () => {
    await begin();
    await toLastStep();
    await fillStep(login);
    goBack();
    expect(await screen.findByLabelText('手机号')).toHaveValue('13900000077');
    await press('上一步');
    expect(await screen.findByLabelText('企业名称')).toHaveValue('阳光教育科技');
    window.history.go(2);
    expect(await screen.findByLabelText('登录密码')).toHaveValue('Demo#2026');
    expect(screen.getByLabelText('验证码')).toHaveValue('123456');
    expect(address()).toBe('/entrance/register?returnTo=%2Fsaas%2Fstudent');
  });

  it('is not shown before the previous ones are complete', async () => {
    await begin();
    await toLastStep();
    goBack();
    await press('上一步');
    await fillStep({ 统一社会信用代码: '1234' });
    window.history.go(2);
    await waitFor(() => expect(window.history.state.usr).toEqual({ step: 0 }));
    expect(screen.getByLabelText('统一社会信用代码')).toHaveValue('1234');
  });

  it('requires another code when the number has changed', async () => {
    await begin();
    await toLastStep();
    await fillStep(login);
    await press('上一步');
    await fillStep({ 手机号: '13900000078' });
    await press('下一步');
    expect(await screen.findByLabelText('验证码')).toHaveValue('');
  });
});

describe('a page that is reloaded', () => {
  it('shows the same step with the typed input, except code and passwords', async () => {
    const page = await begin();
    await toLastStep();
    await fillStep(login);
    expect(stored()).toContain('13900000077');
    expect(stored()).not.toMatch(/Demo#2026|123456/);
    page.unmount();
    openHere();
    for (const label of Object.keys(login)) {
      expect(await screen.findByLabelText(label)).toHaveValue('');
    }
    expect(screen.getByText('验证码将发送至 13900000077。')).toBeVisible();
    await press('上一步');
    expect(await screen.findByLabelText('联系人')).toHaveValue('张三');
  });

  it('says that a picture has to be chosen again or can be omitted', async () => {
    const page = await begin();
    const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d]);
    const [input] = document.querySelectorAll<HTMLInputElement>('input[type=file]');
    await userEvent.upload(input as HTMLInputElement, new File([png], '执照.png'), {
      applyAccept: false,
    });
    await screen.findByText('执照.png');
    await toLastStep();
    page.unmount();
    openHere();
    const notice = await screen.findByText(/刷新页面后，图片「执照.png」没有保留。/);
    await userEvent.click(within(notice).getByRole('button', { name: '重新选择' }));
    const button = await screen.findByRole('button', { name: /^营业执照照片（选填）/ });
    expect(button).toHaveAccessibleDescription('刷新页面后，图片「执照.png」没有保留。');
    await userEvent.click(screen.getByRole('button', { name: '移除' }));
    expect(button).toHaveAccessibleDescription('');
    expect(stored()).not.toContain('执照.png');
  });

  it.each(['', '[]', 'null', '{"companyName":7}', '{'])(
    'starts from the beginning if the stored value is %j',
    async (damaged) => {
      window.sessionStorage.setItem('entrance:registration', damaged);
      await begin();
      expect(screen.getByLabelText('企业名称')).toHaveValue('');
    },
  );

  it('starts from the beginning if storage is blocked', async () => {
    const forbidden = () => {
      throw new DOMException('no', 'SecurityError');
    };
    const read = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(forbidden);
    const write = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(forbidden);
    await begin();
    await fillStep(company);
    await press('下一步');
    expect(await screen.findByLabelText('联系人')).toHaveValue('');
    read.mockRestore();
    write.mockRestore();
  });
});

describe('the submitted registration', () => {
  it('is sent once and then deleted here, and the account is prefilled at the login', async () => {
    await begin();
    const sent = mockApi('account.registerCompany', { data: { companyId: 'c1' } });
    await fillStep({ 企业名称: ' 阳光教育科技 ', 统一社会信用代码: '91350100m000100y43' });
    await press('下一步');
    await fillStep(contact);
    await press('下一步');
    await fillStep(login);
    expect(screen.getByText('密码强度: 弱')).toBeVisible();
    await userEvent.keyboard('{Enter}{Enter}');
    await toGetFocus(() => screen.findByRole('heading', { name: '注册成功' }));
    expect(sent.calls.map(({ body }) => body)).toEqual([
      {
        companyName: '阳光教育科技',
        creditCode: '91350100M000100Y43',
        contactName: '张三',
        account: '13900000077',
        authCode: '123456',
        password: 'Demo#2026',
      },
    ]);
    expect(stored()).not.toMatch(/13900000077|阳光/);
    await userEvent.click(screen.getByRole('button', { name: '去登录' }));
    expect(await screen.findByLabelText('账号')).toHaveValue('13900000077');
    expect(context.get('token')).toBeNull();
  });

  it('is refused at the step of the field, which gets the focus', async () => {
    await begin();
    await toLastStep();
    await fillStep(login);
    mockApi('account.registerCompany', {
      code: 40900,
      message: '该手机号已注册',
      data: { fields: { account: '该手机号已注册', hostile: 7 } },
    });
    await press('提交注册');
    await waitFor(() => expect(screen.getByLabelText('手机号')).toHaveFocus());
    described('手机号', '该手机号已注册');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByLabelText('联系人')).toHaveValue('张三');
    await fillStep({ 手机号: '13900000078' });
    described('手机号', '');
    await press('下一步');
    expect(await screen.findByLabelText('登录密码')).toHaveValue('Demo#2026');
  });

  it('is not awaited once the person has gone back', async () => {
    await begin();
    await toLastStep();
    await fillStep(login);
    const answer = heldAnswer();
    const refusal = { code: 40900, message: '该手机号已注册' };
    const sent = mockApi('account.registerCompany', refusal, { until: answer });
    await press('提交注册');
    await waitFor(() => expect(sent.calls).toHaveLength(1));
    await press('上一步');
    answer.release();
    await screen.findByLabelText('手机号');
    await press('下一步');
    expect(await screen.findByRole('button', { name: '提交注册' })).toBeEnabled();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
