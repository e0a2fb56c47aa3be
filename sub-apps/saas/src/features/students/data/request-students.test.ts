import { context } from '@edu/shared-utility';
import { mockApi, resetContext } from '@edu/shared-utility/testing';
import { configureStore } from '@reduxjs/toolkit';
import { waitFor } from '@testing-library/react';
import nock from 'nock';
import createSagaMiddleware from 'redux-saga';
import { departments, pageOf, student } from '../../../testing/students';
import { departmentsSlice } from './departments.slice';
import { requestStudents, takeDepartments, takeList } from './request-students';
import { studentFormSlice } from './student-form.slice';
import { studentListSlice } from './student-list.slice';
import { firstPage } from './student-query';
import { studentsSaga } from './students.saga';

beforeEach(() => {
  resetContext();
  context.set('token', 't');
});
afterEach(() => nock.cleanAll());

it('asks for list and departments without a page, which takes them once', async () => {
  const list = mockApi('user.findByCondition', { data: pageOf([student(1)]) });
  const tree = mockApi('department.getTree', { data: departments });
  const saga = createSagaMiddleware();
  const store = configureStore({
    reducer: {
      studentList: studentListSlice.reducer,
      studentForm: studentFormSlice.reducer,
      departments: departmentsSlice.reducer,
    },
    middleware: (defaults) => defaults({ thunk: false }).concat(saga),
  });
  const task = saga.run(studentsSaga);
  const third = { ...firstPage, pageNum: 3, keyword: '学' };
  requestStudents(store, '?page=3&keyword=%E5%AD%A6');
  await waitFor(() => expect(store.getState().studentList.load.status).toBe('ready'));
  expect([takeList(store, third), takeList(store, third)]).toEqual([true, false]);
  expect([takeDepartments(store), takeDepartments(store)]).toEqual([true, false]);
  expect(list.calls[0]).toMatchObject({ query: { pageNum: '3' }, body: { keyword: '学' } });
  expect(tree.calls).toHaveLength(1);
  task.cancel();
});

it('is asked anew where the page shows another list than was asked for', () => {
  const store = { dispatch: jest.fn() };
  requestStudents(store, '?page=3');
  expect(takeList(store, firstPage)).toBe(false);
});
