import type { SecondFactors } from '@edu/shared-utility';
import { unsaved } from '@edu/shared-utility';
import { heldAnswer, mockApi } from '@edu/shared-utility/testing';
import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import { click, openPage, signIn, toasts } from '../testing/open-page';
import { verified } from '../testing/people';

configure({ asyncUtilTimeout: 6_000 });
jest.setTimeout(30_000);

beforeEach(signIn);
afterEach(() => nock.cleanAll());

const noFactors: SecondFactors = { list: [], recoveryCodesLeft: 0, demanded: false };
const phone = {
  id: 'f1',
  kind: 'totp' as const,
  name: '我的手机',
  host: null,
  createdAt: '2026-03-01T00:00:00.000Z',
  lastUsedAt: null,
};
const key = { ...phone, id: 'f2', kind: 'passkey' as const, name: '办公电脑', host: 'localhost' };
const twoFactors: SecondFactors = { list: [phone, key], recoveryCodesLeft: 2, demanded: false };
const codes = ['aaaa-bbbb', 'cccc-dddd'];

/** Opens the page and returns the card of the second factors. */
async function open(factors: SecondFactors, inDialog = false) {
  mockApi('secondFactor.list', { data: factors });
  await openPage(verified, { inDialog, mockedCalls: ['secondFactor.list'] });
  // The card is shown before its content has loaded.
  await screen.findByRole('button', { name: '添加身份验证器' });
  return within(screen.getByRole('region', { name: '第二验证方式' }));
}
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

it.each([false, true])(
  'explains second factors if there is none (dialog: %s)',
  async (inDialog) => {
    const card = await open(noFactors, inDialog);
    expect(card.getByText(/即使密码泄露/)).toBeVisible();
    expect(card.getByText(/不支持通行密钥/)).toBeVisible();
    expect(card.queryByRole('button', { name: '添加通行密钥' })).toBeNull();
  },
);

it('lists each with its kind, host and last use', async () => {
  const card = await open(twoFactors);
  expect(card.getByText('办公电脑')).toBeVisible();
  expect(card.getByText(/通行密钥 · localhost · .*添加 · 尚未使用/)).toBeVisible();
  expect(card.getByText('剩余恢复码：2 个')).toBeVisible();
});

it('is hidden if the platform has no such call', async () => {
  await openPage(verified);
  await waitFor(() => expect(nock.pendingMocks().join()).not.toContain('second-factors'));
  expect(screen.queryByRole('region', { name: '第二验证方式' })).toBeNull();
});

it('can be fetched again after a failure', async () => {
  mockApi('secondFactor.list', { code: 50000, message: '服务异常' });
  await openPage(verified, { mockedCalls: ['secondFactor.list'] });
  const card = within(await screen.findByRole('region', { name: '第二验证方式' }));
  expect(await card.findByRole('alert')).toHaveTextContent('服务异常');
  mockApi('secondFactor.list', { data: noFactors });
  await userEvent.click(card.getByRole('button', { name: '重试' }));
  expect(await screen.findByText(/即使密码泄露/)).toBeVisible();
});

it('adds an authenticator app: name, code to scan or type, first code, recovery codes', async () => {
  await open(noFactors);
  const started = mockApi('secondFactor.startTotp', {
    data: { id: 'f1', secret: 'ABCDEFGHIJKL', uri: 'otpauth://totp/x?secret=ABCDEFGHIJKL' },
  });
  mockApi('secondFactor.confirmTotp', { code: 40006, message: '验证码错误' });
  const confirmed = mockApi('secondFactor.confirmTotp', {
    data: { id: 'f1', recoveryCodes: codes },
  });
  mockApi('secondFactor.list', { data: noFactors });
  await click('添加身份验证器');
  const naming = await dialog('添加身份验证器');
  await userEvent.clear(naming.getByLabelText('名称'));
  await userEvent.click(naming.getByRole('button', { name: '下一步' }));
  expect(naming.getByRole('alert')).toHaveTextContent('请输入名称');
  await userEvent.type(naming.getByLabelText('名称'), '我的手机{Enter}');
  expect(await naming.findByText('ABCD EFGH IJKL')).toBeVisible();
  expect(started.calls[0]?.body).toEqual({ name: '我的手机' });
  expect(await naming.findByRole('img', { name: '身份验证器二维码' })).toBeVisible();
  const code = naming.getByLabelText('应用显示的 6 位数字');
  await userEvent.type(code, '000000{Enter}');
  expect(await naming.findByRole('alert')).toHaveTextContent('验证码错误');
  mockApi('secondFactor.list', { data: twoFactors });
  await userEvent.clear(code);
  await userEvent.paste('１２３ 456');
  await userEvent.keyboard('{Enter}');
  const keeping = await dialog('请保存恢复码');
  expect(confirmed.calls[0]?.body).toEqual({ id: 'f1', code: '123456' });
  expect(keeping.getAllByRole('listitem').map((item) => item.textContent)).toEqual(codes);
  expect(keeping.getByRole('button', { name: '完成' })).toBeDisabled();
  await userEvent.keyboard('{Escape}');
  expect(keeping.getByText('aaaa-bbbb')).toBeVisible();
  expect(unsaved.any()).toBe(true);
  await userEvent.click(keeping.getByRole('checkbox', { name: '我已保存好恢复码' }));
  expect(unsaved.any()).toBe(false);
  await userEvent.click(keeping.getByRole('button', { name: '完成' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByText('我的手机')).toBeVisible();
});

it('renames a factor, and asks before it removes one', async () => {
  const card = await open(twoFactors);
  const renamed = mockApi('secondFactor.rename', { data: null });
  mockApi('secondFactor.list', { data: twoFactors });
  await userEvent.click(card.getByRole('button', { name: '修改名称：我的手机' }));
  const naming = await dialog('修改名称');
  await userEvent.type(naming.getByLabelText('名称'), '2{Enter}');
  await waitFor(() => expect(renamed.calls[0]?.body).toEqual({ id: 'f1', name: '我的手机2' }));
  const removed = mockApi('secondFactor.remove', { data: null });
  mockApi('secondFactor.list', { data: { ...twoFactors, list: [key] } });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(card.getByRole('button', { name: '移除 我的手机' }));
  expect(removed.calls).toHaveLength(0);
  await userEvent.click((await dialog('移除验证方式')).getByRole('button', { name: '移除' }));
  await waitFor(() => expect(removed.calls).toHaveLength(1));
  await waitFor(() => expect(screen.queryByText('我的手机')).toBeNull());
  expect(toasts.map(({ message }) => message)).toContain('名称已修改');
});

it('keeps the last factor of a person who must have one', async () => {
  const card = await open({ list: [phone], recoveryCodesLeft: 9, demanded: true });
  expect(card.queryByRole('button', { name: '移除 我的手机' })).toBeNull();
  expect(card.getByRole('button', { name: '修改名称：我的手机' })).toBeVisible();
});

it('creates new recovery codes after a warning, and cannot be closed meanwhile', async () => {
  const card = await open(twoFactors);
  const answer = heldAnswer();
  const reply = { data: { recoveryCodes: codes } };
  const renewed = mockApi('secondFactor.renewRecoveryCodes', reply, { until: answer });
  mockApi('secondFactor.list', { data: { ...twoFactors, recoveryCodesLeft: 10 } });
  await userEvent.click(card.getByRole('button', { name: '重新生成恢复码' }));
  const confirmDialog = await dialog('重新生成恢复码');
  expect(confirmDialog.getByText(/立即失效/)).toBeVisible();
  const confirm = confirmDialog.getByRole('button', { name: '重新生成恢复码' });
  await userEvent.click(confirm);
  await waitFor(() => expect(renewed.calls).toHaveLength(1));
  expect(confirm).toHaveClass('ant-btn-loading');
  // The former codes are invalid already, so the new ones must be shown.
  await userEvent.keyboard('{Escape}');
  expect(confirm).toBeVisible();
  answer.release();
  const stored = await dialog('请保存恢复码');
  expect(stored.getByText('cccc-dddd')).toBeVisible();
  // Leaving asks first until the recovery codes are confirmed as saved.
  expect(unsaved.any()).toBe(true);
  await userEvent.click(stored.getByRole('checkbox'));
  expect(unsaved.any()).toBe(false);
  expect(await screen.findByText('剩余恢复码：10 个')).toBeInTheDocument();
});
