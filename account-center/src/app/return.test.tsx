import { type AccountSession, context } from '@edu/shared-utility';
import { mockApi, pasteInto } from '@edu/shared-utility/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import { click, comeBack, openPage, signIn, toasts } from '../testing/open-page';
import { unverified, verified } from '../testing/people';

beforeEach(signIn);
afterEach(() => {
  jest.restoreAllMocks();
  nock.cleanAll();
});

const moved = { ...verified, accountPhone: '13812345678' };
const safety = () => within(screen.getByRole('region', { name: '账号安全', hidden: true }));
const type = async (label: string, text: string) =>
  pasteInto(await screen.findByLabelText(label), text);

const session = (sessionId: string, current = false): AccountSession => ({
  sessionId,
  current,
  userAgent: current ? 'Firefox/130.0 Linux' : 'Chrome/140.0 Windows',
  ip: '127.0.0.1',
  createdAt: '2026-03-01T08:00:00.000Z',
  lastSeenAt: '2026-03-01T08:00:00.000Z',
});
const thisSession = session('here', true);
const there = session('there');

describe('returning to the tab', () => {
  it('shows changes made to the account elsewhere and keeps the typed input', async () => {
    await openPage(verified);
    await userEvent.type(screen.getByRole('textbox', { name: '昵称' }), '甲');
    mockApi('account.getUserInfo', { data: { ...moved, nickname: '别处改的' } });
    await comeBack();
    expect(await safety().findByText('138****5678')).toBeVisible();
    expect(screen.getByRole('textbox', { name: '昵称' })).toHaveValue('阳光老师甲');
    expect(context.get('userInfo')?.accountPhone).toBe('13812345678');
  });

  it('restarts step 1 with the number that is bound now', async () => {
    await openPage(verified);
    await click('更换 手机号');
    await type('验证码', '123456');
    mockApi('account.getUserInfo', { data: moved });
    await comeBack();
    const text = '绑定的账号已变更，请重新获取验证码';
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByText(/请先验证当前手机号 138\*{4}5678/)).toBeVisible();
    expect(screen.getByLabelText('验证码')).toHaveValue('');
    const send = mockApi('account.getAuthCodePublic', { data: null });
    await click('获取验证码');
    await waitFor(() => expect(send.calls[0]?.body).toMatchObject({ account: '13812345678' }));
    expect(await screen.findByText('验证码已发送至138****5678')).toBeVisible();
  });

  it('keeps an open step 2', async () => {
    await openPage(verified);
    await click('更换 手机号');
    mockApi('account.checkAuthCode', { data: true });
    await type('验证码', '123456');
    await click('下一步');
    await type('新手机号', '13711112222');
    mockApi('account.getUserInfo', { data: moved });
    await comeBack();
    expect(await safety().findByText('138****5678')).toBeInTheDocument();
    expect(screen.getByLabelText('新手机号')).toHaveValue('13711112222');
  });

  it('makes no request while the tab is hidden, and shows no error when the connection is lost', async () => {
    await openPage(verified);
    const mock = mockApi('account.getUserInfo', { data: moved });
    const state = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await comeBack();
    state.mockReturnValue('visible');
    expect(mock.calls).toEqual([]);
    nock.cleanAll();
    const lost = mockApi('account.getUserInfo', { status: 502, body: '' });
    await comeBack();
    await waitFor(() => expect(lost.calls).toHaveLength(1));
    // The lost request may be sent again automatically.
    mockApi('account.getUserInfo', { data: moved }, { times: 2 });
    await comeBack();
    expect(await safety().findByText('138****5678')).toBeVisible();
    expect(toasts).toEqual([]);
  });
});

it('refetches the account when a code was refused, and continues with the number bound now', async () => {
  await openPage(verified);
  await click('更换 手机号');
  await type('验证码', '123456');
  mockApi('account.checkAuthCode', { code: 40006, message: '验证码错误或已失效' });
  mockApi('account.getUserInfo', { data: moved });
  await click('下一步');
  expect(await screen.findByText('绑定的账号已变更，请重新获取验证码')).toBeVisible();
  expect(screen.getByText(/请先验证当前手机号 138\*{4}5678/)).toBeVisible();
});

it('refetches the account when a change without a response is abandoned', async () => {
  await openPage(verified);
  await click('更换 手机号');
  mockApi('account.checkAuthCode', { data: true });
  await type('验证码', '123456');
  await click('下一步');
  await type('新手机号', '13812345678');
  await type('验证码', '654321');
  mockApi('account.unBindUserAccount', { networkError: true });
  await click('确定');
  await screen.findByText('网络异常，请重新尝试');
  mockApi('account.getUserInfo', { data: moved });
  await userEvent.keyboard('{Escape}');
  expect(await safety().findByText('138****5678')).toBeInTheDocument();
});

it('notices from a refused QR code that the person is already verified', async () => {
  await openPage(unverified);
  mockApi('monitor.createRealNameTicket', { code: 40302, message: '请先完成上一步验证' });
  mockApi('account.getUserInfo', { data: verified }, { times: 2 });
  await click('扫码认证 实名认证');
  expect(await safety().findByText('已认证')).toBeInTheDocument();
  await waitFor(() =>
    expect(toasts).toMatchObject([{ kind: 'info', message: '您已完成实名认证' }]),
  );
  await waitFor(() => expect(screen.queryByText('扫码实名认证')).not.toBeInTheDocument());
});

describe('the list of devices', () => {
  const open = async () => {
    mockApi('account.findSessions', { data: [thisSession, there] });
    await openPage(verified, { mockedCalls: ['account.findSessions'] });
    await screen.findByText('Chrome · Windows');
  };
  const gone = () =>
    waitFor(() => expect(screen.queryByText('Chrome · Windows')).not.toBeInTheDocument());

  it('is refetched if one of them is already signed out', async () => {
    await open();
    mockApi('account.endSession', { code: 40400, message: '登录已不存在' });
    mockApi('account.findSessions', { data: [thisSession] });
    await click('退出Chrome · Windows');
    await gone();
    expect(toasts).toMatchObject([{ kind: 'error', message: '登录已不存在' }]);
  });

  it('removes a device that was signed out, even if the next fetch fails', async () => {
    await open();
    mockApi('account.endSession', { data: null });
    const refetch = mockApi('account.findSessions', { code: 50000, message: '服务器开小差了' });
    await click('退出Chrome · Windows');
    await gone();
    await waitFor(() => expect(refetch.calls).toHaveLength(1));
    expect(screen.getByText('Firefox · Linux')).toBeVisible();
  });

  it('is refetched after a change, which signs devices out', async () => {
    await open();
    await click('更换 手机号');
    mockApi('account.checkAuthCode', { data: true });
    await type('验证码', '123456');
    await click('下一步');
    await type('新手机号', '13812345678');
    await type('验证码', '654321');
    mockApi('account.unBindUserAccount', { data: null });
    mockApi('account.getUserInfo', { data: moved });
    mockApi('account.findSessions', { data: [thisSession] });
    await click('确定');
    await screen.findByText('手机号已更新为 138****5678');
    await gone();
  });
});

it('refetches the logout application when it was withdrawn elsewhere', async () => {
  mockApi('account.getAccountLogoutState', {
    data: {
      status: 'pending',
      appliedAt: '2026-03-01T08:00:00.000Z',
      effectiveAt: '2026-03-08T08:00:00.000Z',
    },
  });
  await openPage(verified, { mockedCalls: ['account.getAccountLogoutState'] });
  await screen.findByRole('button', { name: '撤回申请' });
  mockApi('account.withdrawAccountLogout', { code: 40302, message: '请先完成上一步验证' });
  mockApi('account.getAccountLogoutState', {
    data: { status: 'withdrawn', appliedAt: null, effectiveAt: null },
  });
  await click('撤回申请');
  expect(await screen.findByRole('button', { name: '申请注销' })).toBeVisible();
});
