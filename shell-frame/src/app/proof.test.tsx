import { api, context } from '@edu/shared-utility';
import { mockApi, pendingPasskeys, toGetFocus } from '@edu/shared-utility/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  idleFrameEachTest,
  lockName,
  shortenIdleLimits,
  showFrame,
  slow,
} from '../testing/idle-frame';

idleFrameEachTest();

const methods = ['password', 'phone'] as const;
const refusal = (data: object = { methods, phone: '139****0001', mail: null }) => ({
  code: 40303,
  message: '请先验证您的身份',
  data,
});
const provedUntil = '2030-01-01T00:00:00.000Z';
const dialogName = { name: '验证您的身份' };

/** The frame, and a call of the page that is refused without a proof. */
async function showQuestion(data?: object) {
  showFrame();
  await screen.findByRole('button', { name: /小阳/ });
  mockApi('monitor.createRealNameTicket', refusal(data));
  const work = api.monitor.createRealNameTicket().then(
    () => 'done',
    (error) => error.kind,
  );
  const dialog = within(await screen.findByRole('dialog', dialogName, slow));
  return { user: userEvent.setup(), work, dialog };
}

test('a wrong password is shown beside its field, the right one continues the call', async () => {
  const { user, work, dialog } = await showQuestion();
  mockApi('proof.byPassword', {
    code: 40000,
    message: '参数有误',
    data: { fields: { password: '密码错误' } },
  });
  const right = mockApi('proof.byPassword', { data: { provedUntil } });
  mockApi('monitor.createRealNameTicket', {
    data: { ticket: 'x', seconds: 60, expiresAt: provedUntil },
  });
  const field = await dialog.findByLabelText('登录密码');
  expect(field).toHaveFocus();
  await user.type(field, 'wrong{Enter}');
  expect(await dialog.findByText('密码错误')).toBeVisible();
  await user.clear(field);
  await user.type(field, 'Demo#2026{Enter}');
  await expect(work).resolves.toBe('done');
  expect(right.calls[0]?.body).toEqual({ password: 'Demo#2026' });
  expect(screen.queryByRole('dialog', dialogName)).toBeNull();
}, 15_000);

test('a code is sent to the masked phone, and the button waits a minute', async () => {
  const { user, work, dialog } = await showQuestion();
  const sent = mockApi('proof.sendCode', { data: null });
  const code = mockApi('proof.byCode', { data: { provedUntil } });
  mockApi('monitor.createRealNameTicket', {
    data: { ticket: 'x', seconds: 60, expiresAt: provedUntil },
  });
  await user.click(await dialog.findByRole('button', { name: '手机验证码' }));
  await user.click(dialog.getByRole('button', { name: '发送验证码' }));
  expect(await dialog.findByText('验证码已发送至 139****0001')).toBeVisible();
  expect(dialog.getByRole('button', { name: /\d+秒后重发/ })).toBeDisabled();
  await user.type(dialog.getByLabelText('验证码'), '12ab34567');
  await user.click(dialog.getByRole('button', { name: '验证' }));
  await expect(work).resolves.toBe('done');
  expect(sent.calls[0]?.body).toEqual({ to: 'phone' });
  expect(code.calls[0]?.body).toEqual({ to: 'phone', authCode: '123456' });
}, 15_000);

test('a person who cancels sees no further message', async () => {
  const { user, work, dialog } = await showQuestion();
  await user.click(await dialog.findByRole('button', { name: '取消' }));
  await expect(work).resolves.toBe('cancelled');
  expect(screen.queryByRole('dialog', dialogName)).toBeNull();
}, 15_000);

test('a person without a usable method is told to wait', async () => {
  const { user, work, dialog } = await showQuestion({ methods: [], phone: null, mail: null });
  expect(dialog.getByText(/绑定未满 24 小时/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: '知道了' }));
  await expect(work).resolves.toBe('cancelled');
}, 15_000);

test('a browser without passkeys offers the other methods', async () => {
  const { dialog } = await showQuestion({
    methods: ['passkey', 'totp', 'recovery'],
    phone: null,
    mail: null,
  });
  await toGetFocus(() => dialog.findByLabelText('动态验证码'));
  expect(dialog.queryByRole('button', { name: '通行密钥' })).toBeNull();
  expect(dialog.getByRole('button', { name: '恢复码' })).toBeVisible();
}, 15_000);

test('Enter uses the passkey, and not the first button, which cancels', async () => {
  const browser = pendingPasskeys();
  const passkeyed = { methods: ['passkey', 'recovery'], phone: null, mail: null };
  const first = await showQuestion(passkeyed);
  await first.user.click(await first.dialog.findByRole('button', { name: '取消' }));
  await expect(first.work).resolves.toBe('cancelled');
  // the form is loaded by now, and rendered in the dialog before that is open
  mockApi('monitor.createRealNameTicket', refusal(passkeyed));
  const secondCall = api.monitor.createRealNameTicket().catch(() => 'over');
  const dialog = within(await screen.findByRole('dialog', dialogName, slow));
  expect(await dialog.findByRole('button', { name: '验证' })).toHaveFocus();
  await first.user.click(dialog.getByRole('button', { name: '取消' }));
  await secondCall;
  browser.restore();
}, 15_000);

test('a proof in another tab is found when the person returns', async () => {
  const { work } = await showQuestion();
  mockApi('proof.state', { data: { methods: [...methods], phone: null, mail: null, provedUntil } });
  mockApi('monitor.createRealNameTicket', {
    data: { ticket: 'x', seconds: 60, expiresAt: provedUntil },
  });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await expect(work).resolves.toBe('done');
}, 15_000);

test('the lock closes the question', async () => {
  mockApi('account.logout', { data: null }, { times: 2 });
  const { work } = await showQuestion();
  shortenIdleLimits(20, 10);
  await screen.findByRole('dialog', lockName, slow);
  await expect(work).resolves.toBe('cancelled');
  expect(screen.queryByRole('dialog', dialogName)).toBeNull();
  await waitFor(() => expect(context.get('token')).not.toBeNull());
}, 15_000);
