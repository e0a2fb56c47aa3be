import { context, on, type Toast, type UserInfo } from '@edu/shared-utility';
import { mockApi, renderApp, resetContext } from '@edu/shared-utility/testing';
import { act, type RenderResult, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RootView } from '../app/root.view';

/** Toasts shown since the last `signIn`. */
export const toasts: Toast[] = [];
on('toast:show', (toast) => toasts.push(toast));

/** A fresh browser with a session. */
export function signIn(): void {
  resetContext();
  toasts.length = 0;
  window.history.replaceState(null, '', '/personal');
  context.set('token', 't');
}

const secondaryCalls = [
  'account.findSessions',
  'account.findActivity',
  'account.getAccountLogoutState',
  'account.getAccountGuards',
  'secondFactor.list',
] as const;

interface Opening {
  inDialog?: boolean;
  /** Calls of the further sections that the test mocks itself; all others are refused. */
  mockedCalls?: readonly (typeof secondaryCalls)[number][];
}

/** Opens the page as this user. */
export async function openPage(
  user: UserInfo,
  { inDialog = false, mockedCalls = [] }: Opening = {},
): Promise<RenderResult> {
  mockApi('account.getUserInfo', { data: user });
  for (const call of secondaryCalls) {
    if (!mockedCalls.includes(call)) mockApi(call, { code: 50100, message: '暂不支持' });
  }
  const page = renderApp(<RootView inDialog={inDialog} />);
  await screen.findByRole('region', { name: '账号安全' });
  return page;
}

/** Simulates a return to the browser tab. */
export const comeBack = () => act(() => document.dispatchEvent(new Event('visibilitychange')));

export const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));
