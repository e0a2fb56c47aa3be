import { context, on, type Toast } from '@edu/shared-utility';
import { mockApi, renderApp, resetContext } from '@edu/shared-utility/testing';
import { RootView } from '../app/root.view';

/** Toasts since the last `signIn`. */
export const toasts: Toast[] = [];
on('toast:show', (toast) => toasts.push(toast));

/** A fresh browser, with a session unless `token` is null. */
export function freshBrowser(token: string | null = 't'): void {
  resetContext();
  localStorage.clear();
  toasts.length = 0;
  if (token) context.set('token', token);
}

export const allPermissions = [
  'form.read',
  'form.write',
  'form.publish',
  'form.export',
  'train.read',
];

/** Opens the app at an address below /form. */
export function visit(path: string, permissions = allPermissions): void {
  window.history.replaceState(null, '', `/form${path}`);
  mockApi('session.permissions', {
    data: { permissions, isOperator: false, readOnly: false, testTools: false },
  });
  renderApp(<RootView />);
}
