import { type InboxItem, on, overlays } from '@edu/shared-utility';
import { mockApi } from '@edu/shared-utility/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import { dialog, signIn, toasts, visit } from '../testing/visit';

const item = (overrides: Partial<InboxItem> = {}): InboxItem => ({
  ...{ id: 'a', kind: 'announcement', title: '系统维护通知', sender: '阳光教育总部' },
  ...{ text: '见 https://example.com/a', sentAt: '2026-11-20T02:00:00Z', readAt: null },
  ...overrides,
});

let changeCount = 0;
let stop: () => void;
beforeEach(() => {
  signIn();
  changeCount = 0;
  stop = on('inbox:changed', () => {
    changeCount += 1;
  });
});
afterEach(() => {
  stop();
  nock.cleanAll();
});

async function open(items: InboxItem[], address = '/inbox') {
  const server = { items };
  const findMock = mockApi(
    'inbox.find',
    () => ({ data: { list: server.items, total: server.items.length, pageNum: 1, pageSize: 20 } }),
    { times: Number.POSITIVE_INFINITY },
  );
  visit(address, []);
  await screen.findByRole('heading', { name: '我的消息' });
  return Object.assign(server, { findMock, user: userEvent.setup() });
}

it('a message is marked as read when it opens, and the header is notified', async () => {
  const server = await open([item()]);
  const row = await screen.findByRole('row', { name: /未读 系统维护通知 阳光教育总部/ });
  const read = mockApi('inbox.read', () => {
    server.items = [item({ readAt: '2026-11-21T02:00:00Z' })];
    return { data: { unread: 0 } };
  });
  await server.user.click(within(row).getByRole('button', { name: /^查看/ }));
  expect(within(await dialog()).getByRole('link')).toHaveAttribute('href', 'https://example.com/a');
  await waitFor(() => expect(changeCount).toBe(1));
  expect(read.calls.map(({ body }) => body)).toEqual([{ ids: ['a'] }]);
  await waitFor(() => expect(screen.queryByText('未读', { selector: '.ant-tag' })).toBeNull());
});

it('an open one is closed by Back, and the page stays', async () => {
  const { user } = await open([item({ readAt: '2026-11-21T02:00:00Z' })]);
  await user.click(await screen.findByRole('button', { name: /^查看/ }));
  await dialog();
  act(() => expect(overlays.closeTop()).toBe(true));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(overlays.closeTop()).toBe(false);
});

it('all are marked as read at once; a refusal is shown', async () => {
  const { user } = await open([item()]);
  await screen.findByRole('row', { name: /系统维护/ });
  mockApi('inbox.read', { code: 40301, message: '演示账号不能修改' });
  await user.click(screen.getByRole('button', { name: '全部已读' }));
  await waitFor(() => expect(toasts.at(-1)?.message).toBe('演示账号不能修改'));
  expect(changeCount).toBe(0);
  const read = mockApi('inbox.read', { data: { unread: 0 } });
  await user.click(screen.getByRole('button', { name: '全部已读' }));
  await waitFor(() => expect(toasts.at(-1)?.message).toBe('全部消息已标为已读'));
  expect(read.calls.map(({ body }) => body)).toEqual([{ all: true }]);
});

it('requests the unread ones and a keyword from its address', async () => {
  const { findMock } = await open([], '/inbox?read=no&keyword=维护&page=2');
  await waitFor(() =>
    expect(findMock.calls[0]?.query).toMatchObject({ read: 'no', keyword: '维护', pageNum: '2' }),
  );
});

it('a notice about the account links to its activity', async () => {
  const { user } = await open([
    item({ kind: 'notice', title: '您的账号密码已变更', sender: null, text: '', readAt: 'x' }),
  ]);
  const row = await screen.findByRole('row', { name: /密码已变更 账号通知/ });
  await user.click(within(row).getByRole('button', { name: /^查看/ }));
  const link = within(await dialog()).getByRole('link', { name: '查看账号动态' });
  expect(link).toHaveAttribute('href', '/personal');
});

it('says which messages arrive here while there are none', async () => {
  await open([]);
  expect(await screen.findByText(/机构的通知和您的账号动态会显示在这里/)).toBeVisible();
});
