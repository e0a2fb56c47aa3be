import { AppPages, context, on, type Student, type Toast } from '@edu/shared-utility';
import { contractApi, DataProvider } from '@edu/shared-utility/data';
import { screen } from '@testing-library/react';
import nock from 'nock';
import type { ReactElement } from 'react';
import { mockApi, renderApp, resetContext } from '../../testing';

/** Calls of the pages that the kit's tests render. */
export const people = contractApi({
  reads: ['user.findByCondition', 'audit.ofRow'],
  withoutToast: ['audit.ofRow'],
  writes: ['user.delete', 'user.updateStudent'],
});

export const person = (number: number, change: Partial<Student> = {}): Student => ({
  userId: `p${number}`,
  name: `人${number}`,
  phone: `138${String(number).padStart(8, '0')}`,
  email: null,
  idNumber: null,
  departmentId: null,
  departmentName: null,
  status: 'active',
  createdAt: '2026-03-01T08:00:00.000Z',
  version: 1,
  ...change,
});

export const pageOf = (list: Student[], total = list.length) => ({
  data: { list, total, pageNum: 1, pageSize: 20 },
});

export const toasts: Toast[] = [];
on('toast:show', (toast) => toasts.push(toast));

/** A fresh browser with a session. */
export function signIn(): void {
  nock.cleanAll();
  resetContext();
  toasts.length = 0;
  context.set('token', 't');
}

/** Opens a page of the kit at a query of its address. */
export function visit(page: ReactElement, search = '', permissions: string[] = ['person.write']) {
  window.history.replaceState(null, '', `/kit/people${search}`);
  mockApi('session.permissions', {
    data: { permissions, isOperator: false, readOnly: false, testTools: false },
  });
  return renderApp(
    <DataProvider api={people}>
      <AppPages basename="/kit" routes={[{ path: '/people', element: page }]} />
    </DataProvider>,
  );
}

export const rowOf = (name: string) => screen.findByRole('row', { name: new RegExp(name) });
