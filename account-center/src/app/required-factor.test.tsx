import { context, setPageExit, type UserInfo } from '@edu/shared-utility';
import { mockApi, renderApp } from '@edu/shared-utility/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import { signIn } from '../testing/open-page';
import { RootView } from './root.view';

const exits: string[] = [];
beforeEach(() => {
  signIn();
  exits.length = 0;
  setPageExit({ assign: (url) => exits.push(url), reload: () => exits.push('reload') });
  window.history.replaceState(null, '', '/personal?lacksFactor=1&returnTo=%2Fsaas%2Fstudent');
});
afterEach(() => nock.cleanAll());
afterAll(() => setPageExit(null));
function openDemand() {
  renderApp(<RootView />);
  return { user: userEvent.setup() };
}

const factor = {
  id: 'f1',
  kind: 'totp' as const,
  name: '手机',
  host: null,
  createdAt: '2026-03-01T00:00:00.000Z',
  lastUsedAt: null,
};

it('says why it is required, shows nothing else and offers the log-out', async () => {
  mockApi('secondFactor.list', { data: { list: [], recoveryCodesLeft: 0, demanded: true } });
  renderApp(<RootView />);
  expect(await screen.findByText('请先添加第二验证方式')).toBeVisible();
  // Adding an authenticator is the main action of this page.
  const add = await screen.findByRole('button', { name: '添加身份验证器' });
  expect(add).toHaveClass('ant-btn-primary');
  expect(screen.getByRole('button', { name: '退出登录' })).toBeVisible();
  expect(screen.queryByRole('region', { name: '账号安全' })).toBeNull();
  expect(exits).toEqual([]);
});

it('shows the account, follows the language and has the log-out below the content', async () => {
  context.set('pageTitle', '平台运营');
  context.set('logo', '/logo.svg');
  mockApi('secondFactor.list', { data: { list: [], recoveryCodesLeft: 0, demanded: true } });
  const { user } = openDemand();
  const add = await screen.findByRole('button', { name: '添加身份验证器' });
  const leave = screen.getByRole('button', { name: '退出登录' });
  expect(add.compareDocumentPosition(leave)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByRole('img', { name: '平台运营' })).toHaveAttribute(
    'src',
    'http://localhost/logo.svg',
  );
  const languages = screen.getByRole('group', { name: '语言' });
  expect(within(languages).getByRole('button', { name: '中文', pressed: true })).toBeVisible();
  await user.click(within(languages).getByRole('button', { name: 'Français' }));
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Ajoutez d’abord un second facteur' }),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: '中文' }));
  await screen.findByRole('heading', { level: 1, name: '请先添加第二验证方式' });
});

it('shows the tenant’s name if it has no logo', async () => {
  context.set('pageTitle', '平台运营');
  context.set('logo', '');
  mockApi('secondFactor.list', { data: { list: [], recoveryCodesLeft: 0, demanded: true } });
  openDemand();
  await screen.findByRole('button', { name: '添加身份验证器' });
  expect(screen.getByText('平台运营')).toBeVisible();
});

it('has its heading as the tab’s title and continues once another tab has added a factor', async () => {
  context.set('organ', 'o1');
  context.set('pageTitle', '平台运营');
  mockApi('secondFactor.list', { data: { list: [], recoveryCodesLeft: 0, demanded: true } });
  renderApp(<RootView />);
  expect(
    await screen.findByRole('heading', { level: 1, name: '请先添加第二验证方式' }),
  ).toBeVisible();
  expect(document.title).toBe('请先添加第二验证方式 · 平台运营');
  await screen.findByRole('button', { name: '添加身份验证器' });
  mockApi('secondFactor.list', { data: { list: [factor], recoveryCodesLeft: 10, demanded: true } });
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(exits).toEqual(['/saas/student']));
});

it('stores whose session it is, so that a log-out in another tab is noticed', async () => {
  context.set('userInfo', null);
  mockApi('secondFactor.list', { data: { list: [], recoveryCodesLeft: 0, demanded: true } });
  mockApi('account.getUserInfo', { data: { ...({} as UserInfo), userId: 'u1' } });
  renderApp(<RootView />);
  await waitFor(() => expect(context.get('userInfo')?.userId).toBe('u1'));
});

it('continues to the requested address once a factor exists', async () => {
  context.set('organ', 'o1');
  const list = { list: [factor], recoveryCodesLeft: 10, demanded: true };
  mockApi('secondFactor.list', { data: list });
  renderApp(<RootView />);
  await waitFor(() => expect(exits).toEqual(['/saas/student']));
});

it('stays while the recovery codes are shown, which happens only once', async () => {
  context.set('organ', 'o1');
  mockApi('secondFactor.list', { data: { list: [], recoveryCodesLeft: 0, demanded: true } });
  const { user } = openDemand();
  mockApi('secondFactor.startTotp', {
    data: { id: 'f1', secret: 'ABCDEFGHIJKL', uri: 'otpauth://totp/x?secret=ABCDEFGHIJKL' },
  });
  mockApi('secondFactor.confirmTotp', { data: { id: 'f1', recoveryCodes: ['aaaa-bbbb'] } });
  const list = { list: [factor], recoveryCodesLeft: 10, demanded: true };
  const refetched = mockApi('secondFactor.list', { data: list });
  await user.click(await screen.findByRole('button', { name: '添加身份验证器' }));
  const naming = within(await screen.findByRole('dialog', { name: '添加身份验证器' }));
  await user.type(naming.getByLabelText('名称'), '{Enter}');
  await user.type(await naming.findByLabelText('应用显示的 6 位数字'), '123456{Enter}');
  const codes = within(await screen.findByRole('dialog', { name: '请保存恢复码' }));
  await waitFor(() => expect(refetched.calls).toHaveLength(1));
  expect(codes.getByText('aaaa-bbbb')).toBeVisible();
  expect(exits).toEqual([]);
  await user.click(codes.getByRole('checkbox'));
  await user.click(codes.getByRole('button', { name: '完成' }));
  await waitFor(() => expect(exits).toEqual(['/saas/student']));
});

it('goes to the choice of the organisation first if the log-in had not reached it', async () => {
  const list = { list: [factor], recoveryCodesLeft: 10, demanded: true };
  mockApi('secondFactor.list', { data: list });
  renderApp(<RootView />);
  await waitFor(() => expect(exits).toEqual(['/entrance/organ?returnTo=%2Fsaas%2Fstudent']));
});
