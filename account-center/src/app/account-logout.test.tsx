import { context, type LogoutApplication } from '@edu/shared-utility';
import { mockApi, pasteInto, renderApp } from '@edu/shared-utility/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import { click, signIn, toasts } from '../testing/open-page';
import { verified } from '../testing/people';
import { RootView } from './root.view';

beforeEach(signIn);
afterEach(() => nock.cleanAll());

const noApplication = { status: 'none', appliedAt: null, effectiveAt: null } as const;
const pending = {
  status: 'pending',
  appliedAt: '2026-03-01T08:00:00.000Z',
  effectiveAt: '2026-03-08T08:00:00.000Z',
} as const;

const open = async (state: LogoutApplication) => {
  context.set('timezone', 'Asia/Shanghai');
  mockApi('account.getUserInfo', { data: verified });
  mockApi('account.getAccountLogoutState', { data: state });
  mockApi('account.findSessions', { code: 50100, message: '暂不支持' });
  mockApi('account.findActivity', { code: 50100, message: '暂不支持' });
  mockApi('account.getAccountGuards', { code: 50100, message: '暂不支持' });
  renderApp(<RootView />);
  await screen.findByRole('button', { name: /^(申请注销|撤回申请)$/ });
};

it('applies after reading the notice, agreeing and entering the code', async () => {
  await open(noApplication);
  await click('申请注销');
  const apply = () => screen.getByRole('button', { name: '确认注销' });
  const code = await screen.findByLabelText('验证码');
  await pasteInto(code, '123456');
  expect(apply()).toBeDisabled();
  expect(screen.getByRole('button', { name: '获取验证码' })).toBeDisabled();
  await userEvent.click(screen.getByRole('checkbox', { name: '我已阅读并同意以上内容' }));
  const check = mockApi('account.checkAuthCode', { data: true });
  const sent = mockApi('account.applyAccountLogout', { data: pending });
  await userEvent.click(apply());
  expect(await screen.findByText(/将于2026\/03\/08 16:00生效/)).toBeInTheDocument();
  expect(check.calls[0]?.query).toEqual({ account: '13900000001', authCode: '123456' });
  expect(sent.calls[0]?.body).toEqual({ agreed: true });
});

it('does not apply when the code is wrong', async () => {
  await open(noApplication);
  await click('申请注销');
  await userEvent.click(await screen.findByRole('checkbox', { name: '我已阅读并同意以上内容' }));
  await pasteInto(screen.getByLabelText('验证码'), '123456');
  mockApi('account.checkAuthCode', { code: 40006, message: '验证码错误或已失效' });
  const sent = mockApi('account.applyAccountLogout', { data: pending });
  await click('确认注销');
  expect(await screen.findByText('验证码错误或已失效')).toBeVisible();
  expect(sent.calls).toEqual([]);
});

describe('an address that was bound less than a day ago', () => {
  it('says when the account can be closed instead of sending a code that closes nothing', async () => {
    await open({ ...noApplication, confirmBy: null, confirmFrom: '2026-03-02T08:00:00.000Z' });
    await click('申请注销');
    expect(await screen.findByText(/绑定不足24小时.*2026\/03\/02 16:00之后/)).toBeVisible();
    expect(screen.queryByRole('button', { name: '获取验证码' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '确认注销' })).not.toBeInTheDocument();
  });

  it('offers the other address for the proof', async () => {
    await open({ ...noApplication, confirmBy: 'mail', confirmFrom: null });
    await click('申请注销');
    await userEvent.click(await screen.findByRole('checkbox', { name: '我已阅读并同意以上内容' }));
    const codes = mockApi('account.getAuthCodePublic', { data: null });
    await click('获取验证码');
    await waitFor(() =>
      expect(codes.calls[0]?.body).toMatchObject({ account: verified.accountMail }),
    );
  });

  it('is recognised even if it was bound while the dialog was open', async () => {
    await open({ ...noApplication, confirmBy: 'phone', confirmFrom: null });
    await click('申请注销');
    await userEvent.click(await screen.findByRole('checkbox', { name: '我已阅读并同意以上内容' }));
    await pasteInto(screen.getByLabelText('验证码'), '123456');
    mockApi('account.checkAuthCode', { data: true });
    mockApi('account.applyAccountLogout', { code: 40306, message: '绑定不足' });
    mockApi('account.getAccountLogoutState', {
      data: { ...noApplication, confirmBy: null, confirmFrom: '2026-03-02T08:00:00.000Z' },
    });
    await click('确认注销');
    expect(await screen.findByText(/2026\/03\/02 16:00之后/)).toBeVisible();
  });
});

it('withdraws the application', async () => {
  await open(pending);
  mockApi('account.withdrawAccountLogout', { data: null });
  mockApi('account.getAccountLogoutState', { data: { ...noApplication, status: 'withdrawn' } });
  await click('撤回申请');
  expect(await screen.findByRole('button', { name: '申请注销' })).toBeVisible();
  await waitFor(() =>
    expect(toasts).toMatchObject([{ kind: 'success', message: '已撤回注销申请' }]),
  );
});
