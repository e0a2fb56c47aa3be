import { context, type UndoPlan } from '@edu/shared-utility';
import { mockApi, toGetFocus } from '@edu/shared-utility/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { address, freshPersonEachTest, open } from '../testing';

freshPersonEachTest();

const plan: UndoPlan = {
  change: 'phone',
  changedAt: '2026-03-01T08:00:00.000Z',
  expiresAt: '2026-03-08T08:00:00.000Z',
  phone: '139****0001',
  mail: null,
  emptiesPassword: true,
};
const invalid = { code: 40400, message: '不存在' };

it('removes the token from the address, says what will happen, and asks first', async () => {
  const mock = mockApi('undo.find', { data: plan });
  const carried = mockApi('undo.carryOut', { data: plan });
  open('/entrance/undo#token=secret');
  expect(await screen.findByText(/绑定的手机号被更改/)).toBeVisible();
  expect(window.location.href).not.toContain('secret');
  expect(mock.calls[0]).toMatchObject({ body: { token: 'secret' }, query: {} });
  expect(screen.getByText('绑定的手机号：139****0001')).toBeVisible();
  expect(screen.getByText('绑定的邮箱：无')).toBeVisible();
  expect(screen.getByText(/用验证码设置新密码/)).toBeVisible();
  expect(screen.getByText(/此链接在 2026\D03\D08 .*前有效/)).toBeVisible();
  expect(carried.calls).toHaveLength(0);
});

it('ends the session of this browser and links to a new password', async () => {
  context.set('token', 't');
  mockApi('undo.find', { data: plan });
  const carried = mockApi('undo.carryOut', { data: plan });
  open('/entrance/undo#token=secret');
  await userEvent.click(await screen.findByRole('button', { name: '撤销此更改' }));
  await toGetFocus(() => screen.findByRole('heading', { name: '已撤销' }));
  expect(carried.calls[0]?.body).toEqual({ token: 'secret' });
  expect(context.get('token')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '设置新密码' }));
  await waitFor(() => expect(address()).toBe('/entrance/forget'));
  expect(window.sessionStorage.getItem('undo-token')).toBeNull();
});

it('links to the login if the password stays', async () => {
  const stored = { ...plan, emptiesPassword: false };
  mockApi('undo.find', { data: stored });
  mockApi('undo.carryOut', { data: stored });
  open('/entrance/undo#token=secret');
  await userEvent.click(await screen.findByRole('button', { name: '撤销此更改' }));
  await userEvent.click(await screen.findByRole('button', { name: '去登录' }));
  await waitFor(() => expect(address()).toBe('/entrance/login'));
});

it('still has the link’s token after a reload', async () => {
  mockApi('undo.find', { data: plan });
  const first = open('/entrance/undo#token=secret');
  await screen.findByText(/绑定的手机号被更改/);
  first.unmount();
  const retry = mockApi('undo.find', { data: plan });
  open('/entrance/undo');
  await screen.findByText(/绑定的手机号被更改/);
  expect(retry.calls[0]?.body).toEqual({ token: 'secret' });
});

it('says that a link is used or expired', async () => {
  mockApi('undo.find', invalid);
  open('/entrance/undo#token=old');
  expect(await screen.findByText('此链接无效')).toBeVisible();
  expect(screen.queryByRole('button', { name: '撤销此更改' })).toBeNull();
});

it('says so too if the link is used before the button is pressed', async () => {
  mockApi('undo.find', { data: plan });
  mockApi('undo.carryOut', invalid);
  open('/entrance/undo#token=secret');
  await userEvent.click(await screen.findByRole('button', { name: '撤销此更改' }));
  expect(await screen.findByText('此链接无效')).toBeVisible();
});

it('makes no request without a token', async () => {
  open('/entrance/undo');
  expect(await screen.findByText('此链接无效')).toBeVisible();
});

it('keeps the confirmation when the network fails, and can check again', async () => {
  mockApi('undo.find', { networkError: true }, { times: 2 });
  open('/entrance/undo#token=secret');
  const retry = await screen.findByRole('button', { name: '重试' });
  mockApi('undo.find', { data: plan });
  await userEvent.click(retry);
  mockApi('undo.carryOut', { code: 50000, message: '服务异常' });
  await userEvent.click(await screen.findByRole('button', { name: '撤销此更改' }));
  expect(await screen.findByText('服务异常')).toBeVisible();
  expect(screen.getByRole('button', { name: '撤销此更改' })).toBeEnabled();
});

it('notices another link that is opened in the same tab', async () => {
  open('/entrance/undo');
  await screen.findByText('此链接无效');
  const mock = mockApi('undo.find', { data: plan });
  window.location.hash = '#token=other';
  expect(await screen.findByText(/绑定的手机号被更改/)).toBeVisible();
  expect(mock.calls[0]?.body).toEqual({ token: 'other' });
});
