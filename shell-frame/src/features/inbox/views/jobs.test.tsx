import {
  context,
  emit,
  type InboxState,
  type Job,
  on,
  overlays,
  type Toast,
} from '@edu/shared-utility';
import { mockApi, renderApp, resetContext } from '@edu/shared-utility/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import { administrator } from '../../../testing/people';
import Inbox, { prepare } from './inbox.view';

const forever = { times: Number.POSITIVE_INFINITY };
const job = (overrides: Partial<Job> = {}): Job => ({
  ...{ id: 'j', kind: 'tenant.import', state: 'running', done: 40, total: 100 },
  ...{ imported: 40, failed: 0, createdBy: 'u1', createdAt: '2026-11-20T02:00:00Z' },
  ...{ startedAt: '2026-11-20T02:00:01Z', finishedAt: null },
  ...overrides,
});
const finishedJob = (overrides: Partial<Job> = {}) =>
  job({
    state: 'done',
    done: 100,
    imported: 100,
    finishedAt: '2026-11-20T02:01:00Z',
    ...overrides,
  });

let stop: () => void;
const toasts: Pick<Toast, 'kind' | 'message'>[] = [];
beforeAll(prepare);
beforeEach(() => {
  resetContext();
  localStorage.clear();
  context.set('token', 't');
  context.set('userInfo', administrator);
  toasts.length = 0;
  stop = on('toast:show', ({ kind, message }) => toasts.push({ kind, message }));
});
afterEach(() => {
  stop();
  nock.cleanAll();
});

function show(...jobs: Job[]) {
  const server: { now: InboxState } = { now: { unread: 0, invitations: 0, jobs } };
  mockApi('inbox.state', () => ({ data: server.now }), forever);
  const rendered = renderApp(<Inbox />);
  const become = (...next: Job[]) => {
    server.now = { ...server.now, jobs: next };
    act(() => emit('inbox:changed', null));
  };
  return { user: userEvent.setup(), become, ...rendered };
}
const button = (name = '后台任务，1 个进行中') => screen.findByRole('button', { name });

test('a job is shown in the bar while it runs, with its progress', async () => {
  const { user, become } = show(job());
  await user.click(await button());
  const bar = screen.getByRole('progressbar', { name: '租户导入' });
  expect(bar).toHaveAttribute('value', '0.4');
  expect(screen.getByText('已处理 40 / 100')).toBeVisible();
  // The next poll notices the change by itself.
  become(job({ done: 60 }));
  await waitFor(() => expect(bar).toHaveAttribute('value', '0.6'));
  become();
  await waitFor(() => expect(screen.queryByRole('button', { name: /后台任务/ })).toBeNull());
});

test('the list is closed by Back, and the page stays', async () => {
  const { user } = show(job());
  const opener = await button();
  await user.click(opener);
  await screen.findByRole('dialog', { name: '后台任务' });
  act(() => expect(overlays.closeTop()).toBe(true));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(opener).toHaveFocus();
  expect(overlays.closeTop()).toBe(false);
});

test('the progress is reported to a page that subscribes to it', async () => {
  const events: string[] = [];
  const unsubscribe = on('jobs:seen', (jobs) => {
    events.push(jobs.map(({ id, done }) => `${id} ${done}`).join());
  });
  const { become } = show(job());
  await waitFor(() => expect(events).toEqual(['j 40']));
  become(job({ done: 60 }));
  await waitFor(() => expect(events.at(-1)).toBe('j 60'));
  unsubscribe();
});

test('a running job is polled', async () => {
  const { user } = show(job());
  await user.click(await button());
  nock.cleanAll();
  const done: InboxState = { unread: 0, invitations: 0, jobs: [finishedJob()] };
  mockApi('inbox.state', { data: done }, forever);
  expect(await screen.findByText(/租户导入已完成/)).toBeVisible();
});

test('a job is cancelled', async () => {
  const { user, become } = show(job());
  const cancel = mockApi('job.cancel', { data: job({ state: 'cancelled' }) });
  await user.click(await button());
  await user.click(screen.getByRole('button', { name: '取消租户导入' }));
  await waitFor(() => expect(cancel.calls).toHaveLength(1));
  become(finishedJob({ state: 'cancelled', done: 40 }));
  expect(await screen.findByText('租户导入已取消，已处理 40 / 100 行')).toBeVisible();
  expect(toasts).toEqual([]);
});

test.each([
  ['well', {}, 'success', '租户导入已完成，成功 100 行'],
  ['in part', { imported: 98, failed: 2 }, 'warning', '租户导入已完成，成功 98 行，失败 2 行'],
  [
    'not',
    { state: 'failed', done: 30 } as const,
    'warning',
    '租户导入未能完成，已处理 30 / 100 行',
  ],
])('a job that ended %s shows one toast', async (_, more, kind, message) => {
  const { become } = show(job());
  await button();
  become(finishedJob(more));
  await button('后台任务');
  become(finishedJob(more));
  await waitFor(() => expect(toasts).toEqual([{ kind, message }]));
});

test('a job that ended before the page was opened shows no toast, but its refused rows', async () => {
  const create = jest.fn(() => 'blob:x');
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  Object.assign(URL, { createObjectURL: create, revokeObjectURL: () => {} });
  const { user } = show(finishedJob({ failed: 2 }), finishedJob({ id: 'k' }));
  const result = mockApi('job.result', { status: 200, body: 'x' });
  await user.click(await button('后台任务'));
  const [download, ...none] = screen.getAllByRole('button', { name: '下载失败的行' });
  expect(none).toEqual([]);
  await user.click(download as HTMLElement);
  await waitFor(() => expect(click).toHaveBeenCalled());
  expect(create).toHaveBeenCalled();
  click.mockRestore();
  expect(result.calls).toHaveLength(1);
  expect(toasts).toEqual([]);
});

test('the result of a job can be downloaded, also if nothing was refused', async () => {
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} });
  const { user } = show(
    finishedJob({ kind: 'question.export' }),
    finishedJob({ id: 'k', kind: 'question.import' }),
  );
  const file = mockApi('job.result', { status: 200, body: 'x' });
  await user.click(await button('后台任务'));
  expect(screen.getByText(/^QTI 题包已完成/)).toBeVisible();
  expect(screen.getByText(/^题目导入已完成/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: '下载文件' }));
  await waitFor(() => expect(click).toHaveBeenCalled());
  click.mockRestore();
  expect(file.calls).toHaveLength(1);
});

test('ended jobs can be removed from the list for good, running ones cannot', async () => {
  const { user, unmount, become } = show(finishedJob(), job({ id: 'k' }));
  await user.click(await button());
  await user.click(screen.getByRole('button', { name: '清除已结束的任务' }));
  expect(screen.queryByText(/租户导入已完成/)).toBeNull();
  expect(screen.getByRole('progressbar')).toBeVisible();
  become(finishedJob());
  await waitFor(() => expect(screen.queryByRole('button', { name: /后台任务/ })).toBeNull());
  unmount();
  renderApp(<Inbox />);
  expect(await screen.findByRole('button', { name: '消息' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /后台任务/ })).toBeNull();
});

test('a job of an unknown kind still has a name', async () => {
  const { user } = show(job({ kind: 'student.export' as never }));
  await user.click(await button());
  expect(screen.getByRole('progressbar', { name: '任务' })).toBeVisible();
});
