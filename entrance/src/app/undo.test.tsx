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

it('takes the token out of the address, says what will happen, and asks first', async () => {
  const mock = mockApi('undo.look', { data: plan });
  const carried = mockApi('undo.carryOut', { data: plan });
  open('/entrance/undo#token=secret');
  expect(await screen.findByText(/绑定的手机号被更改/)).toBeVisible();
  expect(window.location.href).not.toContain('secret');
  expect(mock.calls[0]).toMatchObject({ body: { token: 'secret' }, query: {} });
  expect(screen.getByText('绑定的手机号：139****0001')).toBeVisible();
  expect(screen.getByText('绑定的邮箱：无')).toBeVisible();
  expect(screen.getByText(/用验证码设置新密码/)).toBeVisible();
  expect(carried.calls).toHaveLength(0);
});

it('ends the session of this browser, and leads to a new password', async () => {
  context.set('token', 't');
  mockApi('undo.look', { data: plan });
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

it('leads to the login where the password stays', async () => {
  const stored = { ...plan, emptiesPassword: false };
  mockApi('undo.look', { data: stored });
  mockApi('undo.carryOut', { data: stored });
  open('/entrance/undo#token=secret');
  await userEvent.click(await screen.findByRole('button', { name: '撤销此更改' }));
  await userEvent.click(await screen.findByRole('button', { name: '去登录' }));
  await waitFor(() => expect(address()).toBe('/entrance/login'));
});

it('still knows the link when the page is loaded anew', async () => {
  mockApi('undo.look', { data: plan });
  const first = open('/entrance/undo#token=secret');
  await screen.findByText(/绑定的手机号被更改/);
  first.unmount();
  const again = mockApi('undo.look', { data: plan });
  open('/entrance/undo');
  await screen.findByText(/绑定的手机号被更改/);
  expect(again.calls[0]?.body).toEqual({ token: 'secret' });
});

it('says plainly that a link is used or over', async () => {
  mockApi('undo.look', invalid);
  open('/entrance/undo#token=old');
  expect(await screen.findByText('此链接无效')).toBeVisible();
  expect(screen.queryByRole('button', { name: '撤销此更改' })).toBeNull();
});

it('says so too where the link is used between the look and the press', async () => {
  mockApi('undo.look', { data: plan });
  mockApi('undo.carryOut', invalid);
  open('/entrance/undo#token=secret');
  await userEvent.click(await screen.findByRole('button', { name: '撤销此更改' }));
  expect(await screen.findByText('此链接无效')).toBeVisible();
});

it('asks nobody without a token', async () => {
  open('/entrance/undo');
  expect(await screen.findByText('此链接无效')).toBeVisible();
});

it('keeps the question when the network fails, and can look again', async () => {
  mockApi('undo.look', { networkError: true }, { times: 2 });
  open('/entrance/undo#token=secret');
  const retry = await screen.findByRole('button', { name: '重试' });
  mockApi('undo.look', { data: plan });
  await userEvent.click(retry);
  mockApi('undo.carryOut', { code: 50000, message: '服务异常' });
  await userEvent.click(await screen.findByRole('button', { name: '撤销此更改' }));
  expect(await screen.findByText('服务异常')).toBeVisible();
  expect(screen.getByRole('button', { name: '撤销此更改' })).toBeEnabled();
});

it('hears of another link that is opened in the same tab', async () => {
  open('/entrance/undo');
  await screen.findByText('此链接无效');
  const mock = mockApi('undo.look', { data: plan });
  window.location.hash = '#token=other';
  expect(await screen.findByText(/绑定的手机号被更改/)).toBeVisible();
  expect(mock.calls[0]?.body).toEqual({ token: 'other' });
});
