import { context, on, type Toast } from '@edu/shared-utility';
import { mockApi, renderApp, resetContext } from '@edu/shared-utility/testing';
import { screen } from '@testing-library/react';
import { RootView } from '../app/root.view';
import { departments } from './students';

/** Toasts shown since the last `signIn`. */
export const toasts: Toast[] = [];
on('toast:show', (toast) => toasts.push(toast));

/** A fresh browser with a session. */
export function signIn(): void {
  resetContext();
  toasts.length = 0;
  context.set('token', 't');
}

/** Opens the app at an address below /saas. */
export function visit(path: string, permissions = ['student.read', 'student.write']): void {
  window.history.replaceState(null, '', `/saas${path}`);
  mockApi('session.permissions', {
    data: { permissions, isOperator: false, readOnly: false, testTools: false },
  });
  mockApi('department.getTree', { data: departments });
  renderApp(<RootView />);
}

export const dialog = () => screen.findByRole('dialog');
export const field = (name: string) => screen.getByRole('textbox', { name });
