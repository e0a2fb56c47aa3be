import { configureRuntime, context, session, setPageExit } from '@edu/shared-utility';
import { mockApi, renderApp, resetContext } from '@edu/shared-utility/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import { ShellRoot } from '../app/root';
import { installDialog } from './dialog';
import { noParcels } from './parcels';
import { administrator, branchOf, serverMenu } from './people';

/** Where the page was sent to. */
export const exits: string[] = [];
export const slow = { timeout: 5000 };
export const lockName = { name: '登录已超时' } as const;
export const passwordField = () => screen.findByLabelText('账号 139****0001 的登录密码', {}, slow);

/** An administrator in the first branch before each test, followed by what other tabs do. */
export function idleFrameEachTest(): void {
  let stop: () => void;
  beforeAll(installDialog);
  beforeEach(() => {
    resetContext();
    exits.length = 0;
    setPageExit({ assign: (url) => exits.push(url), reload: () => exits.push('reload') });
    context.set('token', 'old');
    context.set('branchList', [branchOf(1)]);
    context.set('branch', 'branch-1');
    window.history.replaceState(null, '', '/saas/student');
    mockApi('account.getUserInfo', { data: administrator });
    mockApi('user.getUserMenu', { data: serverMenu });
    stop = session.watchOtherTabs();
  });
  afterEach(() => {
    stop();
    nock.cleanAll();
  });
}

export function showFrame(): void {
  renderApp(<ShellRoot mountParcel={noParcels} />);
}

/** Limits that hold from now on: the clock is read again at the next touch. */
export function shorten(idleLimit: number, idleWarning: number): void {
  configureRuntime({ timing: { idleLimit, idleWarning } });
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'frame:touched' })));
}

/** The frame with limits of its own; they hold from now on, not from its start. */
export async function showIdle(idleLimit: number, idleWarning: number) {
  showFrame();
  await screen.findByRole('button', { name: /小阳/ });
  shorten(idleLimit, idleWarning);
  return userEvent.setup();
}

/** The frame behind its lock, with the usual limits from then on. */
export async function showLocked() {
  const user = await showIdle(20, 10);
  const field = await passwordField();
  configureRuntime({});
  return { user, field };
}

/** What another tab does to the common storage, and what this one hears of it. */
export function otherTab(key: string, newValue: string | null): void {
  if (newValue === null) window.localStorage.removeItem(key);
  else window.localStorage.setItem(key, newValue);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue })));
}

/** Another tab has found the session ended: all of it goes from the storage. */
export function otherTabExpires(): void {
  const isStored = (key: string): boolean => key.startsWith('keep:');
  for (const key of Object.keys(window.localStorage)) if (!isStored(key)) otherTab(key, null);
}
