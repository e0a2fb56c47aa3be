import { context } from '@edu/shared-utility';
import { mockApi, resetContext } from '@edu/shared-utility/testing';
import { waitFor } from '@testing-library/react';
import nock from 'nock';
import { departments, pageOf, student } from '../../../testing/students';
import { askForDepartments, askForStudents, dropRequests, requestStudents } from './student-calls';
import { firstPage } from './student-query';

const { signal } = new AbortController();

beforeEach(() => {
  resetContext();
  context.set('token', 't');
});
afterEach(() => {
  dropRequests();
  nock.cleanAll();
});

it('asks for list and departments without a page, which takes them once', async () => {
  const list = mockApi('user.findByCondition', { data: pageOf([student(1)]) }, { times: 2 });
  const tree = mockApi('department.getTree', { data: departments }, { times: 2 });
  const third = { ...firstPage, pageNum: 3, keyword: '学' };
  requestStudents('?page=3&keyword=%E5%AD%A6');
  await waitFor(() => expect([list.calls.length, tree.calls.length]).toEqual([1, 1]));
  expect((await askForStudents(third, signal)).list).toEqual([student(1)]);
  expect(await askForDepartments(signal)).toEqual(departments);
  expect(list.calls[0]).toMatchObject({ query: { pageNum: '3' }, body: { keyword: '学' } });
  expect([list.calls.length, tree.calls.length]).toEqual([1, 1]);
  await askForStudents(third, signal);
  await askForDepartments(signal);
  expect([list.calls.length, tree.calls.length]).toEqual([2, 2]);
});

it('is asked anew where the page shows another list than was asked for', async () => {
  const list = mockApi('user.findByCondition', { data: pageOf([student(1)]) }, { times: 2 });
  mockApi('department.getTree', { data: departments });
  requestStudents('?page=3');
  await askForStudents(firstPage, signal);
  expect(list.calls.at(-1)).toMatchObject({ query: { pageNum: '1' } });
});

it('ends with the page that took it', async () => {
  mockApi('user.findByCondition', { data: pageOf([student(1)]) }, { delay: 100 });
  mockApi('department.getTree', { data: departments });
  requestStudents('');
  const page = new AbortController();
  const answer = askForStudents(firstPage, page.signal);
  page.abort();
  await expect(answer).rejects.toMatchObject({ kind: 'cancelled' });
});
