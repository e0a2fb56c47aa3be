import { context } from '@edu/shared-utility';
import { mockApi } from '@edu/shared-utility/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import nock from 'nock';
import {
  exits,
  idleFrameEachTest,
  shortenIdleLimits,
  showFrame,
  slow,
} from '../testing/idle-frame';
import { administrator, serverMenu } from '../testing/people';

/** On a page that fills the window nothing of the frame is shown, but it still follows the session. */

idleFrameEachTest();

let root: HTMLElement;
beforeEach(() => {
  root = document.createElement('div');
  root.id = 'edu-root';
  root.dataset.layout = 'full';
  document.body.append(root);
  window.history.replaceState(null, '', '/personal');
});
afterEach(() => root.remove());

test('loading it counts as activity, warns and asks for the password, and renders and requests nothing else', async () => {
  nock.cleanAll();
  mockApi('account.getUserInfo', { data: administrator });
  const menu = mockApi('user.getUserMenu', { data: serverMenu });
  mockApi('account.logout', { data: null });
  showFrame();
  await waitFor(() => expect(context.get('userInfo')).not.toBeNull());
  expect(Date.now() - (context.get('touched') ?? 0)).toBeLessThan(10_000);
  context.set('touched', Date.now() - 60_000);
  fireEvent.keyDown(document.body, { key: 'a' });
  expect(Date.now() - (context.get('touched') ?? 0)).toBeLessThan(10_000);
  shortenIdleLimits(60_000, 59_990);
  expect(await screen.findByRole('dialog', { name: '即将退出登录' }, slow)).toBeVisible();
  shortenIdleLimits(20, 10);
  expect(await screen.findByRole('dialog', { name: '登录已超时' }, slow)).toBeVisible();
  expect(screen.queryByRole('banner')).toBeNull();
  expect([menu.calls, exits]).toEqual([[], []]);
}, 15_000);

test('header and menu are mounted with the first framed page, and stay', async () => {
  showFrame();
  await waitFor(() => expect(context.get('userInfo')).not.toBeNull());
  expect(screen.queryByRole('banner')).toBeNull();
  const arrive = (path: string, layout: string): void => {
    window.history.replaceState(null, '', path);
    root.dataset.layout = layout;
    act(() => void window.dispatchEvent(new Event('single-spa:before-routing-event')));
  };
  arrive('/saas/student', 'framed');
  expect(await screen.findByRole('link', { name: '数据大盘' })).toBeVisible();
  arrive('/personal', 'full');
  expect(screen.getByRole('banner')).toBeInTheDocument();
});
