import { configureRuntime, context, session, setPageExit } from '@edu/shared-utility';
import { mockApi, renderApp, resetContext } from '@edu/shared-utility/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import { ShellRoot } from '../app/root';
import { installDialog } from './dialog';
import { noParcels } from './parcels';
import { administrator, branchOf, serverMenu } from './people';

/** Addresses that the page was sent to. */
export const exits: string[] = [];
export const slow = { timeout: 5000 };
export const lockName = { name: '登录已超时' } as const;
export const passwordField = () => screen.findByLabelText('账号 139****0001 的登录密码', {}, slow);

/** Before each test: an administrator in the first branch, and the watcher of other tabs. */
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

/** Sets shorter limits, which apply from the next input on. */
export function shortenIdleLimits(idleLimit: number, idleWarning: number): void {
  configureRuntime({ timing: { idleLimit, idleWarning } });
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'frame:touched' })));
}

/** Renders the frame with shorter limits, which apply after the first render. */
export async function showIdle(idleLimit: number, idleWarning: number) {
  showFrame();
  await screen.findByRole('button', { name: /小阳/ });
  shortenIdleLimits(idleLimit, idleWarning);
  return userEvent.setup();
}

/** Renders the locked frame; the usual limits apply again afterwards. */
export async function showLocked() {
  const user = await showIdle(20, 10);
  const field = await passwordField();
  configureRuntime({});
  return { user, field };
}

/** Simulates a change of the shared storage by another tab. */
export function otherTab(key: string, newValue: string | null): void {
  if (newValue === null) window.localStorage.removeItem(key);
  else window.localStorage.setItem(key, newValue);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue })));
}

/** Simulates that another tab has noticed the end of the session and cleared the storage. */
export function otherTabExpires(): void {
  const isStored = (key: string): boolean => key.startsWith('keep:');
  for (const key of Object.keys(window.localStorage)) if (!isStored(key)) otherTab(key, null);
}
