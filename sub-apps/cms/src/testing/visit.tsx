import { context, on, type Toast, type UserInfo } from '@edu/shared-utility';
import { mockApi, renderApp, resetContext } from '@edu/shared-utility/testing';
import { RootView } from '../app/root.view';

/** Toasts since the last `signIn`. */
export const toasts: Toast[] = [];
on('toast:show', (toast) => toasts.push(toast));

const unlimited = { times: Number.POSITIVE_INFINITY };

/** A fresh browser with a session that has these permissions. */
export function signIn(permissions: readonly string[] = ['cms.read', 'cms.write', 'cms.publish']) {
  resetContext();
  localStorage.clear();
  toasts.length = 0;
  context.set('token', 't');
  context.set('userInfo', { userId: 'u1', name: '林编辑' } as UserInfo);
  const session = { isOperator: false, readOnly: false, testTools: false };
  mockApi(
    'session.permissions',
    { data: { permissions: [...permissions], ...session } },
    unlimited,
  );
}

/** Opens the app at an address below /cms. */
export function visit(path: string): void {
  window.history.replaceState(null, '', `/cms${path}`);
  renderApp(<RootView />);
}
