import { context, on, type Toast, unsaved } from '@edu/shared-utility';
import { mockApi, renderApp, resetContext } from '@edu/shared-utility/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import { unverified, verified } from '../testing/people';
import { RootView } from './root.view';

const toasts: Toast[] = [];
on('toast:show', (toast) => toasts.push(toast));

beforeEach(() => {
  resetContext();
  toasts.length = 0;
  window.history.replaceState(null, '', '/personal');
  context.set('token', 't');
});
afterEach(() => nock.cleanAll());

const nickname = () => screen.findByRole('textbox', { name: '昵称' });
const save = () => screen.getByRole('button', { name: '保存' });

describe('what the page shows', () => {
  it('shows the person and the security of the account, phone and mail masked', async () => {
    mockApi('account.getUserInfo', { data: verified });
    renderApp(<RootView />);
    expect(await nickname()).toHaveValue('阳光老师');
    expect(screen.getByText('王晓明')).toBeVisible();
    const lines = within(screen.getByRole('region', { name: '账号安全' })).getAllByRole('listitem');
    expect(lines.map((line) => line.textContent)).toEqual([
      expect.stringMatching(/登录密码.*修改/),
      expect.stringMatching(/手机号.*139\*{4}0001.*已绑定/),
      expect.stringMatching(/邮箱.*a\*{4}@sunrise\.example.*已绑定/),
      expect.stringMatching(/实名认证.*已认证/),
    ]);
    expect(document.body).not.toHaveTextContent('13900000001');
  });

  it('sets the tab’s title, also for a visitor, and removes it on leaving', async () => {
    context.set('pageTitle', '阳光教育管理平台');
    document.title = '阳光教育管理平台';
    context.remove('token');
    const { unmount } = renderApp(<RootView />);
    await screen.findByText('您还没有登录');
    expect(document.title).toBe('个人中心 · 阳光教育管理平台');
    unmount();
    expect(document.title).toBe('阳光教育管理平台');
  });

  it('shows what is missing', async () => {
    mockApi('account.getUserInfo', { data: unverified });
    renderApp(<RootView />);
    const safety = within(await screen.findByRole('region', { name: '账号安全' }));
    expect(safety.getByText('未绑定')).toBeVisible();
    expect(safety.getByText('未认证')).toBeVisible();
    expect(screen.getByText('未填写')).toBeVisible();
  });

  it('offers a retry after a failure', async () => {
    mockApi('account.getUserInfo', { code: 50000, message: '服务器开小差了' });
    renderApp(<RootView />);
    expect(await screen.findByRole('alert')).toHaveTextContent('账户信息加载失败');
    // The message of the server is shown beside the page's own hint.
    expect(screen.getByText('服务器开小差了')).toBeVisible();
    expect(screen.getByText('您的资料没有变化。')).toBeVisible();
    mockApi('account.getUserInfo', { data: verified });
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(await nickname()).toHaveValue('阳光老师');
  });

  it('asks a visitor without a token to sign in and calls nothing', async () => {
    context.remove('token');
    const info = mockApi('account.getUserInfo', { data: verified });
    renderApp(<RootView />);
    await userEvent.click(screen.getByRole('button', { name: '去登录' }));
    expect(window.location.pathname).toBe('/entrance/login');
    expect(new URLSearchParams(window.location.search).get('returnTo')).toBe('/personal');
    expect(info.calls).toEqual([]);
  });

  it('links to the home page', async () => {
    mockApi('account.getUserInfo', { data: verified });
    renderApp(<RootView />);
    await userEvent.click(screen.getByRole('button', { name: '首页' }));
    expect(window.location.pathname).toBe('/');
  });
});

describe('changing the nickname', () => {
  const open = async () => {
    mockApi('account.getUserInfo', { data: verified });
    renderApp(<RootView />);
    return nickname();
  };

  it('saves, confirms and shows what the server has now', async () => {
    const field = await open();
    const update = mockApi('user.updateUser', { data: null });
    mockApi('account.getUserInfo', { data: { ...verified, nickname: '新昵称' } });
    expect(save()).toBeDisabled();
    await userEvent.clear(field);
    await userEvent.type(field, ' 新昵称 {Enter}');
    expect(await screen.findByDisplayValue('新昵称')).toBe(field);
    expect(update.calls[0]?.query).toEqual({ nickname: '新昵称' });
    expect(toasts).toMatchObject([{ kind: 'success', message: '修改成功' }]);
    await waitFor(() => expect(context.get('userInfo')?.nickname).toBe('新昵称'));
  });

  it('refuses an empty one beside the field', async () => {
    const field = await open();
    const update = mockApi('user.updateUser', { data: null });
    await userEvent.clear(field);
    await userEvent.click(save());
    expect(await screen.findByText('昵称不能为空')).toBeVisible();
    expect(update.calls).toEqual([]);
  });

  it('refuses sixteen characters and accepts fifteen, counted as a person counts', async () => {
    const field = await open();
    await userEvent.clear(field);
    await userEvent.type(field, '😀'.repeat(16));
    expect(await screen.findByText('最多15个字符')).toBeVisible();
    expect(screen.getByText('16 / 15')).toBeVisible();
  });

  it('shows the server’s message beside the field and no toast', async () => {
    const field = await open();
    mockApi('user.updateUser', { code: 40000, message: '昵称含有敏感词' });
    await userEvent.type(field, 'x');
    await waitFor(() => expect(save()).toBeEnabled());
    await userEvent.click(save());
    expect(await screen.findByText('昵称含有敏感词')).toBeVisible();
    expect(toasts).toEqual([]);
    expect(field).toHaveValue('阳光老师x');
  });

  it('keeps the typed input when the account is refetched', async () => {
    const field = await open();
    await userEvent.type(field, '甲');
    const fresh = mockApi('account.getUserInfo', { data: { ...verified, name: '王晓红' } });
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(fresh.calls).toHaveLength(1));
    expect(await screen.findByText('王晓红')).toBeVisible();
    expect(field).toHaveValue('阳光老师甲');
  });

  it('counts as unsaved from the first key, before it is rendered, and no longer once it is saved', async () => {
    const field = await open();
    expect(unsaved.any()).toBe(false);
    fireEvent.change(field, { target: { value: '阳光老师甲' } });
    expect(unsaved.any()).toBe(true);
    mockApi('user.updateUser', { data: null });
    mockApi('account.getUserInfo', { data: { ...verified, nickname: '阳光老师甲' } });
    await waitFor(() => expect(save()).toBeEnabled());
    await userEvent.click(save());
    await waitFor(() => expect(unsaved.any()).toBe(false));
  });

  it('follows the account if nothing was typed', async () => {
    const field = await open();
    mockApi('account.getUserInfo', { data: { ...verified, nickname: '别处改的' } });
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(field).toHaveValue('别处改的'));
    await waitFor(() => expect(save()).toBeDisabled());
  });

  it('keeps the saved nickname if only refetching it fails', async () => {
    const field = await open();
    mockApi('user.updateUser', { data: null });
    mockApi('account.getUserInfo', { code: 50001, message: '稍后再试' });
    await userEvent.type(field, '甲');
    await waitFor(() => expect(save()).toBeEnabled());
    await userEvent.click(save());
    await waitFor(() => expect(toasts).toMatchObject([{ kind: 'success' }]));
    await waitFor(() => expect(save()).toBeDisabled());
  });
});
