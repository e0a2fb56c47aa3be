import { mockApi } from '@edu/shared-utility/testing';
import { screen, waitFor } from '@testing-library/react';
import nock from 'nock';
import { mountRootParcel, type ParcelConfigObject } from 'single-spa';
import * as app from '../index';
import { departments, pageOf, student } from '../testing/students';
import { signIn } from '../testing/visit';

beforeEach(signIn);
afterEach(() => nock.cleanAll());

it('a mount asks once for what its page shows, and the next mount anew', async () => {
  mockApi('session.permissions', {
    data: { permissions: ['student.read'], isOperator: false, readOnly: false, testTools: false },
  });
  const list = mockApi('user.findByCondition', { data: pageOf([student(1)]) }, { times: 3 });
  const tree = mockApi('department.getTree', { data: departments }, { times: 3 });
  window.history.replaceState(null, '', '/saas/student');
  const slot = document.body.appendChild(document.createElement('div'));
  const mount = () => mountRootParcel(app as unknown as ParcelConfigObject, { domElement: slot });

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
