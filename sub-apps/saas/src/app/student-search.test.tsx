import { context, loadPermissions } from '@edu/shared-utility';
import { mockApi } from '@edu/shared-utility/testing';
import { screen, waitFor, within } from '@testing-library/react';
import nock from 'nock';
import { studentSearch } from '../features/students';
import { pageOf, student } from '../testing/students';
import { dialog, signIn, toasts, visit } from '../testing/visit';

beforeEach(signIn);
afterEach(() => nock.cleanAll());

const grant = (...permissions: string[]) =>
  mockApi('session.permissions', {
    data: { permissions, isOperator: false, readOnly: false, testTools: false },
  });
const search = (signal = new AbortController().signal) => studentSearch.search('王', signal);

it('finds students by name, each with a link to the page that lists them', async () => {
  grant('student.read');
  const call = mockApi('user.findByCondition', {
    data: pageOf([student(1, { name: '王一', departmentName: '教务部' })]),
  });
  expect(await search()).toEqual([
    {
      id: 's1',
      title: '王一',
      detail: '138****0001 · 教务部',
      path: '/saas/student?keyword=%E7%8E%8B%E4%B8%80',
    },
  ]);
  expect(call.calls[0]).toMatchObject({
    query: { pageNum: '1', pageSize: '5' },
    body: { keyword: '王' },
  });
});

it('makes no request without the permission to read students', async () => {
  grant('course.read');
  expect(await search()).toEqual([]);
  expect(studentSearch.actions?.()).toEqual([]);
});

it('rejects without a toast when the server refuses, and when it is cancelled', async () => {
  grant('student.read');
  mockApi('user.findByCondition', { code: 50000, message: '服务器开小差了' });
  await expect(search()).rejects.toMatchObject({ code: 50000 });
  mockApi('user.findByCondition', { data: pageOf([]) });
  const calling = new AbortController();
  calling.abort();
  await expect(search(calling.signal)).rejects.toMatchObject({ kind: 'cancelled' });
  expect(toasts).toEqual([]);
});

it('offers a new student with the permission to add one', async () => {
  grant('student.write');
  await loadPermissions();
  expect(studentSearch.actions?.()).toEqual([
    { id: 'new', title: '新增学员', path: '/saas/student?new=1' },
  ]);
});

it('an address with a new student opens the form once', async () => {
  mockApi('user.findByCondition', { data: pageOf([student(1)]) }, { times: 2 });
  visit('/student?new=1&status=active');
  expect(within(await dialog()).getByText('新增学员')).toBeVisible();
  expect(window.location.search).toBe('?status=active');
});

it('but not with read-only access', async () => {
  mockApi('user.findByCondition', { data: pageOf([student(1)]) }, { times: 2 });
  visit('/student?new=1', ['student.read']);
  await screen.findByRole('row', { name: /学员1/ });
  await waitFor(() => expect(context.get('permissions').status).toBe('ready'));
  await waitFor(() => expect(window.location.search).toBe(''));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
