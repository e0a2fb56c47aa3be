import { configureRuntime, context, setPageExit, toast } from '@edu/shared-utility';
import {
  fillSilently,
  heldAnswer,
  mockApi,
  pasteInto,
  toGetFocus,
} from '@edu/shared-utility/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import { click, openPage, signIn, toasts } from '../testing/open-page';
import { verified } from '../testing/people';

beforeEach(signIn);
afterEach(() => nock.cleanAll());

const field = (label: string) => screen.findByLabelText(label);
const fill = async (old: string, fresh: string, again: string) => {
  if (old) await pasteInto(await field('原登录密码'), old);
  if (fresh) await pasteInto(await field('新登录密码'), fresh);
  if (again) await pasteInto(await field('确认新密码'), again);
};
const confirm = () => screen.getByRole('button', { name: '确定' });

const open = async () => {
  await openPage(verified);
  await click('修改 登录密码');
  await field('原登录密码');
};

it('shows the rules of a new password before anything is typed', async () => {
  await openPage(verified);
  await click('修改 登录密码');
  expect(await screen.findByLabelText('新登录密码')).toHaveAccessibleDescription(
    /^8–20 个字符.*容易猜到/,
  );
});

it('gives the account name to password managers only', async () => {
  await open();
  const form = (await field('原登录密码')).closest('form');
  const account = form?.querySelector('input[autocomplete=username]');
  expect(account).toHaveValue('13900000001');
  expect(account).not.toBeVisible();
});

it('keeps the button disabled until all three fields are filled', async () => {
  await open();
  expect(await field('新登录密码')).toHaveAttribute('placeholder', '设置8至20位新登录密码');
  await fill('Demo#2026', 'Fresh#2026', '');
  expect(confirm()).toBeDisabled();
  await fill('', '', 'F');
  expect(confirm()).toBeEnabled();
});

it.each([
  ['', '', '', '请输入原登录密码'],
  ['Demo#2026', '', '', '请输入新登录密码'],
  ['Demo#2026', 'Fresh#2026', '', '请再次输入新登录密码'],
  ['Demo#2026', 'Fresh#2026', 'Fresh#2027', '两次密码输入不一致'],
  ['Demo#2026', 'short', 'short', '请设置8-20位，数字、大小写字母、字符组合密码'],
])('checks %j, %j, %j in order', async (old, fresh, again, message) => {
  await open();
  const sent = mockApi('account.changePassword', { data: true });
  await fill(old, fresh, again);
  await userEvent.type(await field('原登录密码'), '{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(screen.getByRole('alert').closest('.ant-form-item')).toContainElement(
    document.activeElement as HTMLElement,
  );
  expect(sent.calls).toEqual([]);
});

it('accepts values that a password manager set without an event', async () => {
  await open();
  const sent = mockApi('account.changePassword', { code: 40301, message: '原登录密码不正确' });
  fillSilently('原登录密码', 'Demo#2026');
  fillSilently('新登录密码', 'Fresh#2026');
  const repeat = fillSilently('确认新密码', 'Fresh#2026');
  await userEvent.hover(repeat);
  expect(confirm()).toBeEnabled();
  await userEvent.click(confirm());
  await waitFor(() => expect(sent.calls).toHaveLength(1));
  expect(sent.calls[0]?.query).toEqual({
    password: 'Demo#2026',
    passwordNew: 'Fresh#2026',
    repsw: 'Fresh#2026',
  });
  // Waits for the answer, since a later refusal would show a toast in the next test.
  expect(await screen.findByText('原登录密码不正确')).toBeVisible();
});

it('changes the password, confirms it, then logs out', async () => {
  const exits: string[] = [];
  setPageExit({ assign: (url) => exits.push(url), reload: () => exits.push('reload') });
  configureRuntime({ timing: { toastDuration: 50 } });
  await open();
  const sent = mockApi('account.changePassword', { data: true });
  const logout = mockApi('account.logout', { data: null });
  await fill('Demo#2026', 'Fresh#2026', 'Fresh#2026');
  await userEvent.click(confirm());
  await waitFor(() => expect(toasts).toMatchObject([{ kind: 'success', message: '密码修改成功' }]));
  await waitFor(() => expect(exits).toEqual(['/entrance']));
  expect(sent.calls[0]?.query).toEqual({
    password: 'Demo#2026',
    passwordNew: 'Fresh#2026',
    repsw: 'Fresh#2026',
  });
  expect(logout.calls).toHaveLength(1);
  expect(context.get('token')).toBeNull();
  // The log-in page reads this to tell why the session ended.
  expect(context.get('sessionEnd')).toBe('password');
});

it('stays until the confirmation was shown, even behind another toast', async () => {
  const toastsBeforeExit: string[][] = [];
  const toastTexts = () => toasts.map(({ message }) => message);
  setPageExit({ assign: () => toastsBeforeExit.push(toastTexts()), reload: () => {} });
  configureRuntime({ timing: { toastDuration: 50, toastGap: 300 } });
  await open();
  mockApi('account.changePassword', { data: true });
  mockApi('account.logout', { data: null });
  await fill('Demo#2026', 'Fresh#2026', 'Fresh#2026');
  toast.error('网络异常，请重新尝试');
  await userEvent.click(confirm());
  await waitFor(() => expect(toastsBeforeExit).toEqual([['网络异常，请重新尝试', '密码修改成功']]));
});

describe('leaving while the confirmation is on the screen', () => {
  const change = async (toastDuration: number) => {
    const exits: string[] = [];
    setPageExit({ assign: (url) => exits.push(url), reload: () => exits.push('reload') });
    configureRuntime({ timing: { toastDuration } });
    const page = await openPage(verified);
    await click('修改 登录密码');
    mockApi('account.changePassword', { data: true });
    await fill('Demo#2026', 'Fresh#2026', 'Fresh#2026');
    return { exits, page };
  };

  it('with Back logs out as well', async () => {
    const { exits, page } = await change(300);
    const logout = mockApi('account.logout', { data: null });
    await userEvent.click(confirm());
    await waitFor(() => expect(toasts).toHaveLength(1));
    page.unmount();
    await waitFor(() => expect(exits).toEqual(['/entrance']));
    expect(logout.calls).toHaveLength(1);
    expect(context.get('token')).toBeNull();
  });

  it('by closing the tab has already logged out on the server, and an ended session does not hide the confirmation early', async () => {
    const { exits } = await change(500);
    const logout = mockApi('account.logout', { code: 303, message: '登录已过期' });
    await userEvent.click(confirm());
    await waitFor(() => expect(logout.calls).toHaveLength(1));
    await waitFor(() => expect(logout.scope.isDone()).toBe(true));
    expect(exits).toEqual([]);
    await waitFor(() => expect(exits).toEqual(['/entrance']));
  });
});

it('left with Back before the response, it confirms the change and logs out as well', async () => {
  const exits: string[] = [];
  setPageExit({ assign: (url) => exits.push(url), reload: () => exits.push('reload') });
  configureRuntime({ timing: { toastDuration: 50 } });
  const page = await openPage(verified);
  await click('修改 登录密码');
  const answer = heldAnswer();
  const sent = mockApi('account.changePassword', { data: true }, { until: answer });
  const logout = mockApi('account.logout', { data: null });
  await fill('Demo#2026', 'Fresh#2026', 'Fresh#2026');
  await userEvent.click(confirm());
  await waitFor(() => expect(sent.calls).toHaveLength(1));
  page.unmount();
  answer.release();
  await waitFor(() => expect(toasts).toMatchObject([{ kind: 'success', message: '密码修改成功' }]));
  await waitFor(() => expect(exits).toEqual(['/entrance']));
  expect(logout.calls).toHaveLength(1);
});

it('left with Back before the response is lost, it says that the new password may already apply', async () => {
  const page = await openPage(verified);
  await click('修改 登录密码');
  await fill('Demo#2026', 'Fresh#2026', 'Fresh#2026');
  const answer = heldAnswer();
  const lost = { status: 502, body: '' };
  const sent = mockApi('account.changePassword', lost, { until: answer });
  await userEvent.click(confirm());
  await waitFor(() => expect(sent.calls).toHaveLength(1));
  page.unmount();
  answer.release();
  await waitFor(() =>
    expect(toasts).toMatchObject([{ kind: 'error', message: '网络异常，请重新尝试' }]),
  );
});

it('says at once that a change without a response may already apply', async () => {
  await open();
  mockApi('account.changePassword', { networkError: true });
  await fill('Demo#2026', 'Fresh#2026', 'Fresh#2026');
  await userEvent.click(confirm());
  const note = await screen.findByRole('alert');
  expect(note).toHaveTextContent('网络异常，请重新尝试');
  expect(note).toHaveTextContent('刚才的修改可能已经生效，请尝试用新密码登录。');
});

it('shows the refusal beside the field that the server names and stays logged in', async () => {
  await open();
  const message = '原密码不正确';
  mockApi('account.changePassword', {
    code: 40000,
    message,
    data: { fields: { password: message } },
  });
  await fill('wrong', 'Fresh#2026', 'Fresh#2026');
  await userEvent.click(confirm());
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(await field('原登录密码')).toHaveAccessibleDescription(message);
  await toGetFocus(() => field('原登录密码'));
  expect(context.get('token')).toBe('t');
  expect(toasts).toEqual([]);
});

it('treats an answer without a success code as a failure', async () => {
  await open();
  mockApi('account.changePassword', { data: false });
  jest.spyOn(console, 'error').mockImplementation(() => {});
  await fill('Demo#2026', 'Fresh#2026', 'Fresh#2026');
  await userEvent.click(confirm());
  expect(await screen.findByRole('alert')).toHaveTextContent('密码修改失败，请重试');
});
