import type { StudentCourse, StudentCourseDetail } from '@edu/shared-utility';
import { mockApi } from '@edu/shared-utility/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import { chapter, course, lesson, pageOf } from '../testing/course';
import { signIn, visit } from '../testing/visit';

beforeEach(signIn);
afterEach(() => nock.cleanAll());

function answer(list: StudentCourse[], total?: number) {
  mockApi('studentCourse.findRecommendCourse', { data: [course('r', { title: '推荐的课' })] });
  mockApi('studentCourse.findHotCourse', { data: [] });
  return mockApi(
    'studentCourse.findCourseList',
    { data: pageOf(list, total) },
    { times: Number.POSITIVE_INFINITY },
  );
}

const begun = course('a', {
  title: '家政服务基础',
  progress: 0.25,
  lastLessonId: 'l2',
  lastAt: '2026-11-20T02:00:00Z',
  expiresAt: '2026-12-31T04:00:00Z',
});

it('shows the available courses, and continues with the last one', async () => {
  const finished = { lastAt: '2026-11-21T02:00:00Z', finishedAt: '2026-11-21T02:00:00Z' };
  answer([course('d', finished), begun, course('b', { title: '急救常识' })]);
  visit('/');
  const goOn = await screen.findByRole('region', { name: '继续学习' });
  expect(within(goOn).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '25');
  expect(screen.getByRole('link', { name: '急救常识' })).toHaveAttribute(
    'href',
    '/learn/courses/b',
  );
  expect(screen.getByText('学习期限至 2026/12/31')).toBeVisible();
  expect(await screen.findByRole('region', { name: '为您推荐' })).toHaveTextContent('推荐的课');
  expect(screen.queryByRole('region', { name: '大家都在学' })).toBeNull();
});

it('filters by state and keyword, which are in the address', async () => {
  const mock = answer([begun]);
  visit('/courses?state=finished');
  await waitFor(() => expect(mock.calls[0]?.query).toMatchObject({ state: 'finished' }));
  // a finished course has no button to continue, and a filtered list has no recommendations
  expect(screen.queryByRole('region', { name: '继续学习' })).toBeNull();
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: '学习中' }));
  await user.type(screen.getByRole('textbox', { name: '搜索课程' }), '家政{Enter}');
  await waitFor(() =>
    expect(mock.calls.at(-1)?.query).toMatchObject({ state: 'begun', keyword: '家政' }),
  );
  expect(window.location.search).toBe(`?keyword=${encodeURIComponent('家政')}&state=begun`);
});

it('says who opens courses if there are none', async () => {
  answer([]);
  visit('/courses');
  expect(await screen.findByText('还没有可以学习的课程')).toBeVisible();
  expect(screen.getByText(/机构向您开放课程后/)).toBeVisible();
});

it('no match offers to clear the conditions', async () => {
  const mock = answer([]);
  visit('/courses?keyword=无');
  await userEvent.click(await screen.findByRole('button', { name: '清除条件' }));
  await waitFor(() => expect(mock.calls.at(-1)?.query.keyword).toBeUndefined());
});

it('suggests no course that is already on the page, and none twice', async () => {
  const courses = [course('r', { title: '推荐的课' }), course('a', { title: '家政服务基础' })];
  mockApi('studentCourse.findRecommendCourse', { data: courses });
  mockApi('studentCourse.findHotCourse', {
    data: [course('h', { title: '热门的课' }), ...courses],
  });
  mockApi('studentCourse.findCourseList', { data: pageOf([begun]) });
  visit('/courses');
  const titles = (name: string) =>
    within(screen.getByRole('region', { name }))
      .getAllByRole('link')
      .map((link) => link.textContent);
  await screen.findByRole('region', { name: '大家都在学' });
  expect(titles('为您推荐')).toEqual(['推荐的课']);
  expect(titles('大家都在学')).toEqual(['热门的课']);
});

it('a failure is shown and can be retried', async () => {
  mockApi('studentCourse.findRecommendCourse', { code: 50000, message: 'x' });
  mockApi('studentCourse.findHotCourse', { code: 50000, message: 'x' });
  mockApi('studentCourse.findCourseList', { code: 50000, message: '服务器开小差了' });
  visit('/courses');
  expect(await screen.findByRole('alert')).toHaveTextContent('服务器开小差了');
  mockApi('studentCourse.findCourseList', { data: pageOf([begun]) });
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByRole('link', { name: '家政服务基础' })).toBeVisible();
});

const detail: StudentCourseDetail = {
  ...begun,
  summary: '从零开始',
  description: '第一段',
  document: null,
  documentFiles: [],
  keywords: ['家政'],
  audience: '新手',
  creditHours: 3,
  inOrder: true,
  granted: true,
};

function open(overrides: Partial<StudentCourseDetail> = {}) {
  mockApi('studentCourse.findCourseById', { data: { ...detail, ...overrides } });
  mockApi('studentCourse.findCourseItemInfo', {
    data: [
      chapter('第一章', [
        lesson('l1', { title: '认识家政', done: true, seconds: 65 }),
        lesson('l2', { title: '收纳', watched: 0.4 }),
        lesson('l3', { title: '清洁', locked: true, preview: true }),
        lesson('l5', { title: '试听', preview: true }),
        lesson('l4', { title: '下架的', problem: 'withdrawn' }),
      ]),
    ],
  });
  visit('/courses/a');
}

it('a course lists its lessons, and continues at the last one', async () => {
  open();
  const outline = await screen.findByRole('navigation', { name: '课程目录' });
  expect(within(outline).getByRole('img', { name: '已完成' })).toBeVisible();
  expect(within(outline).getByText('40%')).toBeVisible();
  expect(within(outline).getByText('已完成 1/5')).toBeVisible();
  // a lesson that cannot be opened is no link, and shows the reason
  expect(within(outline).queryByRole('link', { name: /清洁/ })).toBeNull();
  expect(within(outline).getByText('完成前面的课时后开放')).toBeVisible();
  expect(within(outline).getByText('内容暂时不能使用')).toBeVisible();
  // with access to the whole course no lesson is marked as a preview
  expect(within(outline).queryByText('试看')).toBeNull();
  expect(screen.getByText('完成可得 3 学时')).toBeVisible();
  expect(screen.getByRole('button', { name: '继续学习' })).toBeEnabled();
});

it('a person who may only preview is told so, and sees no progress', async () => {
  open({ granted: false, progress: 0 });
  expect(await screen.findByText(/还没有这门课程的学习权限/)).toBeVisible();
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(screen.getByText('试看')).toBeVisible();
});

it.each([
  ['a course without access', 40400],
  ['an address that cannot be a course', 40000],
])('%s links back', async (_, code) => {
  mockApi('studentCourse.findCourseById', { code, message: '不存在' });
  mockApi('studentCourse.findCourseItemInfo', { code, message: '不存在' });
  visit('/courses/x');
  expect(await screen.findByText(/它已经不再对您开放/)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: '课程不可用' })).toBeVisible();
  expect(document.title).toMatch(/^课程不可用/);
  expect(screen.getByRole('link', { name: '返回我的课程' })).toHaveAttribute(
    'href',
    '/learn/courses',
  );
});

it('an unknown address links to the home page', async () => {
  visit('/nowhere/at/all/ever');
  expect(await screen.findByRole('heading', { name: '页面不存在' })).toBeVisible();
  expect(screen.getByRole('link', { name: '返回首页' })).toHaveAttribute('href', '/');
});
