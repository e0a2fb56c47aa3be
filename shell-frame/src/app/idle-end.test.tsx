import { configureRuntime, context, emit } from '@edu/shared-utility';
import { mockApi } from '@edu/shared-utility/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import nock from 'nock';
import {
  exits,
  idleFrameEachTest,
  lockName,
  showFrame,
  showIdle,
  slow,
} from '../testing/idle-frame';
import { serverMenu } from '../testing/people';

idleFrameEachTest();

const toLogin = [`/entrance/login?returnTo=${encodeURIComponent('/saas/student')}`];
const limit = 1_800_000;

/** Simulates a computer that slept: its clock has advanced, but its timers have not. */
function sleep(ms: number): void {
  const now = Date.now.bind(Date);
  jest.spyOn(Date, 'now').mockImplementation(() => now() + ms);
}

test('a page that is loaded after the end does not bypass the password', async () => {
  const logout = mockApi('account.logout', { data: null });
  context.set('touched', Date.now() - limit - 1);
  showFrame();
  expect(exits).toEqual(toLogin);
  expect(context.get('token')).toBeNull();
  await waitFor(() => expect(logout.calls[0]?.headers.token).toBe('old'));
});

test('a page that is loaded before the end continues', async () => {
  context.set('touched', Date.now() - limit + 60_000);
  showFrame();
  await screen.findByRole('button', { name: /小阳/ });
  expect([exits, context.get('token')]).toEqual([[], 'old']);
  expect(Date.now() - (context.get('touched') ?? 0)).toBeLessThan(60_000);
});

test('input that wakes the computer after the end finds the lock', async () => {
  mockApi('account.logout', { data: null });
  await showIdle(limit, 60_000);
  const touched = context.get('touched') ?? 0;
  sleep(limit);
  fireEvent.pointerDown(document.body);
  expect(await screen.findByRole('dialog', lockName, slow)).toBeVisible();
  // Still too late, but a new value: the storage event makes the other tabs check.
  expect(context.get('touched')).toBe(touched - 1);
});

test('input in an embedded site counts like input on the page', async () => {
  await showIdle(limit, 60_000);
  const touched = context.get('touched') ?? 0;
  sleep(limit / 2);
  act(() => emit('session:touched', null));
  expect((context.get('touched') ?? 0) - touched).toBeGreaterThanOrEqual(limit / 2);
});

test('a reply to the warning counts only before the end', async () => {
  mockApi('account.logout', { data: null });
  await showIdle(limit, limit - 10);
  const stay = await screen.findByRole('button', { name: '继续使用' }, slow);
  sleep(limit);
  act(() => stay.click());
  expect(await screen.findByRole('dialog', lockName, slow)).toBeVisible();
});

test('a demo session, which has no password, ends instead of asking for one', async () => {
  mockApi('account.logout', { data: null });
  context.set('isWdDemo', true);
  await showIdle(20, 10);
  await waitFor(() => expect(exits).toEqual(toLogin), slow);
  expect(screen.queryByRole('dialog', lockName)).toBeNull();
});

test('if the account is unknown, the session ends', async () => {
  nock.cleanAll();
  mockApi('account.getUserInfo', { code: 50000, message: '服务器开小差了' });
  mockApi('user.getUserMenu', { data: serverMenu });
  mockApi('account.logout', { data: null });
  showFrame();
  await screen.findByRole('button', { name: /账号信息加载失败/ });
  configureRuntime({ timing: { idleLimit: 20, idleWarning: 10 } });
  window.dispatchEvent(new StorageEvent('storage', { key: 'frame:touched' }));
  await waitFor(() => expect(exits).toEqual(toLogin), slow);
  expect(screen.queryByRole('dialog', lockName)).toBeNull();
});
