import { heldAnswer, mockApi } from '@edu/shared-utility/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import { mountRootParcel, type ParcelConfigObject } from 'single-spa';
import * as app from '../index';
import { departments, pageOf, student } from '../testing/students';
import { dialog, signIn, toasts } from '../testing/visit';

beforeEach(signIn);
afterEach(() => nock.cleanAll());

const mount = () => {
  const domElement = document.body.appendChild(document.createElement('div'));
  return mountRootParcel(app as unknown as ParcelConfigObject, { domElement });
};

it('a mount requests the data of its page once, and the next mount again', async () => {
  mockApi('session.permissions', {
    data: { permissions: ['student.read'], isOperator: false, readOnly: false, testTools: false },
  });
  const list = mockApi('user.findByCondition', { data: pageOf([student(1)]) }, { times: 3 });
  const tree = mockApi('department.getTree', { data: departments }, { times: 3 });
  window.history.replaceState(null, '', '/saas/student');
  const first = mount();
  expect(await screen.findByText(student(1).name)).toBeVisible();
  expect([list.calls.length, tree.calls.length]).toEqual([1, 1]);
  await first.unmount();

  const second = mount();
  await waitFor(() => expect(list.calls).toHaveLength(2));
  expect(await screen.findByText(student(1).name)).toBeVisible();
  expect([list.calls.length, tree.calls.length]).toEqual([2, 2]);
  await second.unmount();
});

it('an answer that arrives after the app was left is reported to nobody', async () => {
  const permissions = ['student.read', 'student.write'];
  mockApi('session.permissions', {
    data: { permissions, isOperator: false, readOnly: false, testTools: false },
  });
  mockApi('user.findByCondition', { data: pageOf([student(1)]) });
  mockApi('department.getTree', { data: departments }, { times: 2 });
  window.history.replaceState(null, '', '/saas/student');
  const first = mount();
  await userEvent.click(await screen.findByRole('button', { name: '删除 学员1' }));
  const answer = heldAnswer();
  const remove = mockApi('user.delete', { data: null }, { until: answer });
  await userEvent.click(within(await dialog()).getByRole('button', { name: '删除' }));
  await waitFor(() => expect(remove.calls).toHaveLength(1));
  await first.unmount();
  answer.release();

  mockApi('user.findByCondition', { data: pageOf([student(2)]) });
  const second = mount();
  expect(await screen.findByText(student(2).name)).toBeVisible();
  expect(toasts).toEqual([]);
  await second.unmount();
});
