import { context, on, type Toast } from '@edu/shared-utility';
import { mockApi, renderApp, resetContext } from '@edu/shared-utility/testing';
import { screen } from '@testing-library/react';
import { RootView } from '../app/root.view';

/** Toasts since the last `signIn`. */
export const toasts: Toast[] = [];
on('toast:show', (toast) => toasts.push(toast));

/** A fresh browser with a session. */
export function signIn(): void {
  resetContext();
  toasts.length = 0;
  context.set('token', 't');
}

/** Opens the app at an address below /govern-system. */
export function visit(path: string, permissions: string[]): void {
  window.history.replaceState(null, '', `/govern-system${path}`);
  mockApi('session.permissions', {
    data: { permissions, isOperator: false, readOnly: false, testTools: false },
  });
  renderApp(<RootView />);
}

export const dialog = () => screen.findByRole('dialog');
export const button = (name: string) => screen.findByRole('button', { name });
