import { mockApi } from '@edu/shared-utility/testing';
import { screen } from '@testing-library/react';
import nock from 'nock';
import { chapter, course, lesson } from '../testing/course';
import { signIn, visit } from '../testing/visit';

beforeEach(signIn);
afterEach(() => nock.cleanAll());

const notFoundReply = { code: 40400, message: '内容不存在或已被删除' };
const forever = { times: Number.POSITIVE_INFINITY };
const detail = {
  ...course('c', { title: '家政服务基础', progress: 0.25 }),
  ...{ summary: '', description: '', keywords: [], audience: '', creditHours: 0 },
  ...{ inOrder: false, granted: true, document: null, documentFiles: [] },
};
const lessons = (...ids: string[]) => ({
  data: [
    chapter(
      '第一章',
      ids.map((id) => lesson(id, { title: `课时${id}`, kind: 'image' })),
    ),
  ],
});

it('says that a course was withdrawn if it is open', async () => {
  mockApi('studentCourse.findCourseById', { data: detail });
  mockApi('studentCourse.findCourseItemInfo', lessons('a', 'b'));
  mockApi('studentCourse.findCourseById', notFoundReply);
  mockApi('studentCourse.findCourseItemInfo', notFoundReply);
  mockApi('learning.findNotes', { data: [] }, forever);
  mockApi('learning.open', notFoundReply);
  mockApi('learning.source', notFoundReply);
  visit('/courses/c/b');
  expect(await screen.findByText('这门课程已被收回或下架，不再对您开放。')).toBeVisible();
  expect(screen.queryByText(/内容不存在/)).toBeNull();
  expect(screen.getByRole('link', { name: '返回我的课程' })).toBeVisible();
});

it('keeps the course open if one lesson of it was removed', async () => {
  mockApi('studentCourse.findCourseById', { data: detail }, forever);
  mockApi('studentCourse.findCourseItemInfo', lessons('a', 'b'));
  mockApi('studentCourse.findCourseItemInfo', lessons('a'), forever);
  mockApi('learning.findNotes', { data: [] }, forever);
  mockApi('learning.open', notFoundReply);
  mockApi('learning.source', notFoundReply);
  visit('/courses/c/b');
  expect(await screen.findByText('这门课程里没有这个课时。')).toBeVisible();
  expect(screen.getByRole('region', { name: '家政服务基础' })).toBeVisible();
});
