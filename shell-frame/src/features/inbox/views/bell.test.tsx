import {
  api,
  context,
  emit,
  type InboxItem,
  type InboxState,
  on,
  setLanguage,
} from '@edu/shared-utility';
import { heldAnswer, mockApi, renderApp, resetContext } from '@edu/shared-utility/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import Inbox, { prepare } from './inbox.view';

const forever = { times: Number.POSITIVE_INFINITY };
const state = (overrides: Partial<InboxState> = {}): InboxState => ({
  unread: 2,
  invitations: 0,
  jobs: [],
  ...overrides,
});
const items: InboxItem[] = [
  {
    ...{ id: 'a', kind: 'announcement', title: '系统维护通知', sender: '阳光教育总部' },
    ...{
      text: '周六维护。\n详情见 https://example.com/a。',
      sentAt: '2026-11-20T02:00:00Z',
      readAt: null,
    },
  },
  {
    ...{ id: 'b', kind: 'notice', title: '您的账号密码已变更', sender: null, text: '' },
    ...{ sentAt: '2026-11-19T02:00:00Z', readAt: null },
  },
  {
    ...{ id: 'c', kind: 'announcement', title: '旧消息', sender: '阳光教育总部', text: '旧' },
    ...{ sentAt: '2026-11-18T02:00:00Z', readAt: '2026-11-18T03:00:00Z' },
  },
];
const page = { list: items, total: 3, pageNum: 1, pageSize: 10 };

beforeAll(prepare);
beforeEach(() => {
  resetContext();
  context.set('token', 't');
});
afterEach(() => nock.cleanAll());

/** Mocks the state of the inbox; `now` may be changed. */
function serve(current: Partial<InboxState> = {}) {
  const server = { now: state(current) };
  const mock = mockApi('inbox.state', () => ({ data: server.now }), forever);
  mockApi('inbox.find', { data: page }, forever);
  mockApi('invitation.findMine', { data: [] }, forever);
  return Object.assign(server, { asked: mock });
}
function show() {
  renderApp(<Inbox />);
  return userEvent.setup();
}
const bell = (name: string | RegExp = '消息，2 条未读') => screen.findByRole('button', { name });
const panel = () => screen.getByRole('dialog', { name: '消息' });

test('one message is in the singular, in French and in English', async () => {
  serve({ unread: 1 });
  await setLanguage('fr-FR');
  await prepare();
  show();
  expect(await bell('Messages, 1 non lu')).toBeVisible();
  await act(() => setLanguage('en-US'));
  expect(await bell('Messages, 1 unread')).toBeVisible();
  await act(() => setLanguage('zh-CN'));
});

test('the bell shows the number; by keyboard a message opens in the panel and is marked as read', async () => {
  const server = serve();
  const read = mockApi('inbox.read', () => {
    server.now = state({ unread: 1 });
    return { data: { unread: 1 } };
  });
  const user = show();
  (await bell()).focus();
  await user.keyboard('{Enter}');
  expect(panel()).toHaveFocus();
  const first = await screen.findByRole('button', { name: /系统维护通知/ });
  expect(within(first).getByRole('img', { name: '未读' })).toBeVisible();
  expect(within(screen.getByRole('button', { name: /旧消息/ })).queryByRole('img')).toBeNull();
  first.focus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: '返回消息列表' })).toHaveFocus();
  expect(screen.getByRole('heading', { name: '系统维护通知' })).toBeVisible();
  const link = screen.getByRole('link', { name: 'https://example.com/a' });
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  await bell('消息，1 条未读');
  expect(read.calls.map(({ body }) => body)).toEqual([{ ids: ['a'] }]);
  await user.keyboard('{Enter}');
  const messageButton = screen.getByRole('button', { name: /系统维护通知/ });
  expect(messageButton).toHaveFocus();
  expect(within(messageButton).queryByRole('img')).toBeNull();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await bell('消息，1 条未读')).toHaveFocus();
});

test('a notice about the account links to its activity, the foot of the panel to all messages', async () => {
  serve();
  mockApi('inbox.read', { data: { unread: 1 } });
  const user = show();
  await user.click(await bell());
  expect(await screen.findByRole('link', { name: '查看全部消息' })).toHaveAttribute(
    'href',
    '/saas/inbox',
  );
  await user.click(screen.getByRole('button', { name: /密码已变更/ }));
  expect(screen.getByRole('link', { name: '查看账号动态' })).toHaveAttribute('href', '/personal');
});

test('all are marked as read at once; if that is refused they are unread again, with the reason', async () => {
  serve();
  mockApi('inbox.read', { code: 40300, message: '演示账号不能修改' });
  const user = show();
  await user.click(await bell());
  await screen.findByRole('button', { name: /系统维护通知/ });
  await user.click(screen.getByRole('button', { name: '全部已读' }));
  expect(await screen.findByText('演示账号不能修改')).toHaveAttribute('role', 'alert');
  expect(within(panel()).getAllByRole('img', { name: '未读' })).toHaveLength(2);
  const read = mockApi('inbox.read', { data: { unread: 0 } });
  const told = jest.fn();
  const stop = on('inbox:changed', told);
  await user.click(screen.getByRole('button', { name: '全部已读' }));
  await waitFor(() => expect(within(panel()).queryByRole('img')).toBeNull());
  expect(read.calls.map(({ body }) => body)).toEqual([{ all: true }]);
  // the page of messages and the other tabs show it too
  await waitFor(() => expect(told).toHaveBeenCalledTimes(1));
  expect(localStorage.getItem('frame:inbox')).not.toBeNull();
  stop();
});

test('a message that could not be marked is unread again, and no other one', async () => {
  serve();
  const held = heldAnswer();
  mockApi('inbox.read', { code: 40300, message: '演示账号不能修改' }, { until: held });
  const user = show();
  await user.click(await bell());
  await user.click(await screen.findByRole('button', { name: /系统维护通知/ }));
  await user.click(screen.getByRole('button', { name: '返回消息列表' }));
  const read = mockApi('inbox.read', { data: { unread: 1 } });
  await user.click(screen.getByRole('button', { name: /密码已变更/ }));
  await waitFor(() => expect(read.calls).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: '返回消息列表' }));
  held.release();
  expect(await screen.findByText('演示账号不能修改')).toBeVisible();
  const isUnread = (name: RegExp) =>
    within(screen.getByRole('button', { name })).queryByRole('img', { name: '未读' }) !== null;
  expect([isUnread(/系统维护通知/), isUnread(/密码已变更/)]).toEqual([true, false]);
});

test('an invitation is shown first, and links to its tenant’s pages', async () => {
  mockApi('inbox.state', { data: state({ unread: 0, invitations: 1 }) }, forever);
  mockApi('inbox.find', { data: { ...page, list: [], total: 0 } });
  const invitation = {
    ...{ id: 'i', tenantName: '安心家政', organName: '安心总部', domain: 'homecare.localhost' },
    ...{ createdAt: '2026-11-20T02:00:00Z', expiresAt: '2026-11-27T02:00:00Z' },
  };
  mockApi('invitation.findMine', { data: [invitation] });
  const user = show();
  await user.click(await bell('消息，1 条未读'));
  expect(await screen.findByRole('link', { name: /安心总部 邀请您加入/ })).toHaveAttribute(
    'href',
    'http://homecare.localhost/entrance/invitation',
  );
});

test('a failed list can be retried, and an empty one says that there are no messages', async () => {
  mockApi('inbox.state', { data: state({ unread: 0 }) }, forever);
  mockApi('invitation.findMine', { data: [] }, forever);
  mockApi('inbox.find', { networkError: true }, { times: 2 });
  const user = show();
  await user.click(await bell('消息'));
  const retry = await screen.findByRole('button', { name: '重试' });
  mockApi('inbox.find', { data: { ...page, list: [], total: 0 } });
  await user.click(retry);
  expect(await screen.findByText('还没有消息')).toBeVisible();
  expect(screen.queryByRole('button', { name: '全部已读' })).toBeNull();
});

test('a click elsewhere closes the panel, and so does leaving it with the Tab key', async () => {
  serve();
  const user = show();
  await user.click(await bell());
  await user.click(document.body);
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(await bell());
  await screen.findByRole('link', { name: '查看全部消息' });
  await user.tab({ shift: true });
  expect(await bell()).toHaveFocus();
  expect(panel()).toBeVisible();
  act(() => document.body.appendChild(document.createElement('input')).focus());
  expect(screen.queryByRole('dialog')).toBeNull();
  document.querySelector('body > input')?.remove();
});

test.each([
  ['the API does not have it', { status: 404, body: 'no' }],
  ['another platform creates the sessions', { code: 50100, message: '此项由您的平台管理' }],
])('if %s there is no bell and no further request', async (_, reply) => {
  const mock = mockApi('inbox.state', reply as never, forever);
  const { container } = renderApp(<Inbox />);
  await waitFor(() => expect(mock.calls).toHaveLength(1));
  mockApi('invitation.findMine', { data: [] }, forever);
  // Later requests are answered after this one, so that the first response has been processed by then.
  const answerOtherCall = () => act(async () => void (await api.invitation.findMine()));
  await answerOtherCall();
  act(() => emit('inbox:changed', null));
  await answerOtherCall();
  expect(mock.calls).toHaveLength(1);
  expect(container.querySelector('button')).toBeNull();
});

test('reading in another tab and sending on a page refetch the number', async () => {
  const server = serve();
  show();
  await bell();
  server.now = state({ unread: 1 });
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'frame:inbox' })));
  await bell('消息，1 条未读');
  server.now = state({ unread: 100 });
  act(() => emit('inbox:changed', null));
  expect(await bell('消息，100 条未读')).toHaveTextContent('99+');
  expect(screen.getByRole('status')).toHaveTextContent('您有 100 条未读消息');
});

test('a change during a request is followed by another one at once', async () => {
  const until = heldAnswer();
  const early = mockApi('inbox.state', { data: state() }, { until });
  show();
  await waitFor(() => expect(early.calls).toHaveLength(1));
  serve({ unread: 3 });
  act(() => emit('inbox:changed', null));
  until.release();
  expect(await bell('消息，3 条未读')).toBeVisible();
});

test('the other tabs are notified when a page has read messages', async () => {
  serve();
  show();
  await bell();
  expect(localStorage.getItem('frame:inbox')).toBeNull();
  act(() => emit('inbox:changed', null));
  expect(localStorage.getItem('frame:inbox')).not.toBeNull();
});

test('a failure keeps the last number', async () => {
  const server = serve();
  show();
  await bell();
  nock.cleanAll();
  const failed = mockApi('inbox.state', { status: 500, body: 'x' }, forever);
  act(() => emit('inbox:changed', null));
  await waitFor(() => expect(failed.calls.length).toBeGreaterThan(0));
  expect(await bell()).toBeVisible();
  expect(server.asked.calls).toHaveLength(1);
});

test('a bell without a response is fetched again with the next answer to another call', async () => {
  const now = jest.spyOn(Date, 'now');
  const lost = mockApi('inbox.state', { status: 502, body: 'x' });
  show();
  await waitFor(() => expect(lost.calls).toHaveLength(1));
  serve();
  const answerOtherCall = () => act(async () => void (await api.invitation.findMine()));
  // not with those that are answered while it fails
  await answerOtherCall();
  expect(screen.queryByRole('button')).toBeNull();
  now.mockImplementation(() => performance.timeOrigin + performance.now() + 2_000);
  await answerOtherCall();
  expect(await bell()).toBeVisible();
  now.mockRestore();
});

test('a tab in the background makes no request until it is visible', async () => {
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const { asked: mock } = serve();
  show();
  act(() => emit('inbox:changed', null));
  expect(mock.calls).toHaveLength(0);
  hidden.mockReturnValue(false);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await bell();
  hidden.mockRestore();
});
