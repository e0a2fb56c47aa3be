import type { Student } from '@edu/shared-utility';
import { mockApi, renderApp, resetContext } from '@edu/shared-utility/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import { RootView } from './root.view';

const student: Student = {
  userId: 's1',
  name: '李同学',
  phone: '13800000001',
  email: null,
  idNumber: null,
  departmentId: null,
  departmentName: null,
  status: 'active',
  createdAt: '2026-03-01T08:00:00.000Z',
};
const pageOf = (list: Student[], total: number) => ({ list, total, pageNum: 1, pageSize: 20 });

function visit(path: string) {
  window.history.replaceState(null, '', `/__segment__${path}`);
  renderApp(<RootView />);
}

beforeEach(resetContext);
afterEach(() => nock.cleanAll());

test('the overview shows what the server has', async () => {
  mockApi('user.findByCondition', { data: pageOf([student], 41) });
  visit('/');
  expect(await screen.findByText('李同学')).toBeVisible();
  expect(screen.getByText('共 41 名学员')).toBeVisible();
  expect(window.location.pathname).toBe('/__segment__/overview');
});

test('without students it says so', async () => {
  mockApi('user.findByCondition', { data: pageOf([], 0) });
  visit('/overview');
  expect(await screen.findByText('还没有学员')).toBeVisible();
});

test('a failure says what happened and can be tried again', async () => {
  mockApi('user.findByCondition', { code: 50000, message: '服务器开小差了' });
  visit('/overview');
  expect(await screen.findByRole('alert')).toHaveTextContent('服务器开小差了');
  mockApi('user.findByCondition', { data: pageOf([student], 1) });
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByText('李同学')).toBeVisible();
});

test('an address that is no page leads back', async () => {
  visit('/nowhere');
  expect(await screen.findByRole('heading', { name: '页面不存在' })).toBeVisible();
  expect(screen.getByRole('link', { name: '返回首页' })).toHaveAttribute('href', '/');
});
