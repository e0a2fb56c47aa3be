import { context, on, type Toast, type UserInfo } from '@edu/shared-utility';
import { mockApi, renderApp, resetContext } from '@edu/shared-utility/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RootView } from '../app/root.view';
import './without-styles';

/** What was toasted since the last `signIn`. */
export const toasts: Toast[] = [];
on('toast:show', (toast) => toasts.push(toast));

/** A fresh browser with a session. */
export function signIn(): void {
  resetContext();
  toasts.length = 0;
  window.history.replaceState(null, '', '/personal');
  context.set('token', 't');
}

/** Opens the page as this person; what further sections ask for is not there. */
export async function openPage(user: UserInfo, props: { inDialog?: boolean } = {}): Promise<void> {
  mockApi('account.getUserInfo', { data: user });
  for (const call of [
    'account.findSessions',
    'account.findActivity',
    'account.getAccountLogoutState',
    'account.getAccountGuards',
  ] as const) {
    mockApi(call, { code: 50100, message: '暂不支持' });
  }
  renderApp(<RootView {...props} />);
  await screen.findByRole('region', { name: '账号安全' });
}

export const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));
