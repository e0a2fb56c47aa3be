import { context } from '@edu/shared-utility';
import { dataStore } from '@edu/shared-utility/data';
import { heldAnswer, mockApi, resetContext } from '@edu/shared-utility/testing';
import { waitFor } from '@testing-library/react';
import nock from 'nock';
import { data } from '../../../common/data';
import { departments, pageOf, student } from '../../../testing/students';
import { studentQuery } from './student-query';
import { askForStudents } from './students-ahead';

const { first } = studentQuery;

let stop = () => {};
beforeEach(() => {
  resetContext();
  context.set('token', 't');
});
afterEach(() => {
  stop();
  nock.cleanAll();
});

/** A store in which the list of this address was requested before the first render, as at mount. */
function begin(search: string) {
  const begun = dataStore(data);
  stop = begun.stop;
  const { dispatch } = begun.store;
  return { dispatch, asked: askForStudents(dispatch, search) };
}

it('requests list and departments before a page, which uses them once', async () => {
  const list = mockApi('user.findByCondition', { data: pageOf([student(1)]) }, { times: 2 });
  const tree = mockApi('department.getTree', { data: departments }, { times: 2 });
  const third = studentQuery.params({ ...first, pageNum: 3, filters: { keyword: '学' } });
  const { dispatch, asked: subscriptions } = begin('?page=3&keyword=%E5%AD%A6');
  await waitFor(() => expect([list.calls.length, tree.calls.length]).toEqual([1, 1]));
  const page = await dispatch(data.endpoints.userFindByCondition.initiate(third));
  expect(page.data?.list).toEqual([student(1)]);
  const result = await dispatch(data.endpoints.departmentGetTree.initiate());
  expect(result.data).toEqual(departments);
  expect(list.calls[0]).toMatchObject({ query: { pageNum: '3' }, body: { keyword: '学' } });
  expect([list.calls.length, tree.calls.length]).toEqual([1, 1]);
  await Promise.all(subscriptions);
});

it('is requested again if the page shows another list', async () => {
  const list = mockApi('user.findByCondition', { data: pageOf([student(1)]) }, { times: 2 });
  mockApi('department.getTree', { data: departments });
  const { dispatch, asked: subscriptions } = begin('?page=3');
  await dispatch(data.endpoints.userFindByCondition.initiate(studentQuery.params(first)));
  expect(list.calls.at(-1)).toMatchObject({ query: { pageNum: '1' } });
  await Promise.all(subscriptions);
});

it('ends with the app that it was requested for', async () => {
  const list = mockApi(
    'user.findByCondition',
    { data: pageOf([student(1)]) },
    { until: heldAnswer() },
  );
  mockApi('department.getTree', { data: departments });
  const { asked: subscriptions } = begin('');
  await waitFor(() => expect(list.calls).toHaveLength(1));
  stop();
  expect(await subscriptions[0]).toMatchObject({ status: 'uninitialized' });
});
