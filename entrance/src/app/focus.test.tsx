import { context, setPageExit } from '@edu/shared-utility';
import { mockApi, toGetFocus } from '@edu/shared-utility/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { address, freshPersonEachTest, newFlow, open } from '../testing';

freshPersonEachTest();

const heading = (name: string) => screen.findByRole('heading', { name });
const tab = (name: string) => screen.findByRole('tab', { name });

async function follow(name: string) {
  (await screen.findByRole('link', { name })).focus();
  await userEvent.keyboard('{Enter}');
}

describe('the focus', () => {
  it.each([
    ['企业注册', '企业注册'],
    ['忘记密码？', '重置密码'],
    ['商协会入驻', '商协会入驻登记'],
  ])('follows the link %s to the next screen, and back', async (link, title) => {
    open('/entrance/login');
    await toGetFocus(() => screen.findByLabelText('账号'));
    await follow(link);
    const shown = await heading(title);
    await waitFor(() => expect(shown).toHaveFocus());
    await follow('返回登录');
    await waitFor(() => expect(screen.getByLabelText('账号')).toHaveFocus());
  });

  it('is left to the browser on a first page', async () => {
    open('/entrance/register');
    await heading('企业注册');
    expect(document.body).toHaveFocus();
  });

  it('is on the choice after a log-in', async () => {
    open('/entrance/login');
    mockApi('account.login', { data: { token: 'T', userId: 'u' } });
    const organ = { name: '总部', actor: 'a1', channel: '1' };
    const organs = [
      { ...organ, organ: 'o1' },
      { ...organ, organ: 'o2', name: '分校' },
    ];
    mockApi('account.findOrganList', { data: organs });
    await userEvent.type(await screen.findByLabelText('账号'), '13900000003');
    await userEvent.type(screen.getByLabelText('密码'), 'Demo#2026{Enter}');
    await waitFor(() => expect(address()).toBe('/entrance/organ'));
    // single-spa notifies every router of a new address
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
    const choice = await heading('选择机构');
    await waitFor(() => expect(choice).toHaveFocus());
  });

  it('starts at the phone number in the new flow and stays on the tabs with the arrow keys', async () => {
    newFlow();
    open('/entrance_new/login');
    await toGetFocus(() => screen.findByLabelText('手机号'));
    (await tab('手机验证码')).focus();
    await userEvent.keyboard('{ArrowRight}');
    await toGetFocus(() => tab('邮箱验证码'));
    await userEvent.keyboard('{ArrowRight}');
    await screen.findByLabelText('账号');
    await toGetFocus(() => tab('密码登录'));
    await userEvent.keyboard('{ArrowRight}');
    await toGetFocus(() => tab('手机验证码'));
  });
});

it('password managers find only the fields of the visible tab', async () => {
  newFlow();
  open('/entrance_new/login');
  await userEvent.type(await screen.findByLabelText('手机号'), '13900000001');
  await userEvent.click(await tab('密码登录'));
  await screen.findByLabelText('账号');
  const enabled = () =>
    [...document.querySelectorAll<HTMLInputElement>('input:enabled')].map(({ name }) => name);
  expect(enabled()).toEqual(['account', 'password', '']);
  await userEvent.click(await tab('手机验证码'));
  expect(enabled()).toEqual(['account', 'authCode']);
  expect(screen.getByLabelText('手机号')).toHaveValue('13900000001');
});

it('a log-in refused with the code of an expired session shows the message in the form and keeps the input', async () => {
  const assign = jest.fn();
  setPageExit({ assign, reload: jest.fn() });
  open('/entrance/login?returnTo=%2Fsaas%2Fstudent');
  mockApi('account.login', { code: 303, message: '登录已过期' });
  await userEvent.type(await screen.findByLabelText('账号'), '13900000001');
  await userEvent.type(screen.getByLabelText('密码'), 'Demo#2026{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('登录已过期');
  expect(screen.getByLabelText('账号')).toHaveValue('13900000001');
  expect(screen.getByLabelText('密码')).toHaveFocus();
  expect(address()).toBe('/entrance/login?returnTo=%2Fsaas%2Fstudent');
  expect(assign).not.toHaveBeenCalled();
  expect(context.get('token')).toBeNull();
});
