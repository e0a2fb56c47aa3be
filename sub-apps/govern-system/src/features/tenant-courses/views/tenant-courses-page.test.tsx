import { errorCodes, type TenantCourse, type TenantCourseDetail } from '@edu/shared-utility';
import { mockApi, pasteInto, unsavedQuestions } from '@edu/shared-utility/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import { dialog, signIn, toasts, visit } from '../../../testing/visit';

const everyTime = { times: Number.POSITIVE_INFINITY };

const course: TenantCourse = {
  id: 'c1',
  title: '新程导学',
  status: 'published',
  teacherName: '何文清',
  lessonCount: 6,
  learnerCount: 12,
  minutes: 45,
  organName: '新程总部',
  publishedAt: '2026-10-01T08:00:00.000Z',
  updatedAt: '2026-10-01T08:00:00.000Z',
  saasId: 't2',
  saasName: '新程教育',
  termination: null,
};
const detail: TenantCourseDetail = {
  ...course,
  summary: '从这里开始',
  description: '',
  chapters: [
    {
      id: 'h1',
      title: '第一章',
      lessons: [{ id: 'l1', title: '外部资料', kind: 'link', url: 'https://example.com/a' }],
    },
  ],
};

/** The server's state; tests change it to act as another person. */
let current: TenantCourse;

async function open() {
  current = course;
  mockApi(
    'course.findOfTenants',
    () => ({ data: { list: [current], total: 1, pageNum: 1, pageSize: 20 } }),
    everyTime,
  );
  visit('/platform/course', ['platform.course']);
  return screen.findByRole('row', { name: /新程导学/ });
}

const choose = (row: HTMLElement, name: RegExp) =>
  userEvent.click(within(row).getByRole('button', { name }));

const questions = unsavedQuestions();

beforeEach(signIn);
afterEach(() => nock.cleanAll());

it('shows the tenant of each course, and what its learners see', async () => {
  const row = await open();
  expect(row).toHaveTextContent('新程教育');
  mockApi('course.findOneOfTenants', { data: detail });
  await choose(row, /查看内容/);
  const shown = await dialog();
  expect(await within(shown).findByText('从这里开始')).toBeVisible();
  expect(within(shown).getByText('外部资料')).toBeVisible();
  expect(within(shown).getByText('https://example.com/a')).toBeVisible();
  expect(within(shown).getByText('6课时，45分钟')).toBeVisible();
});

it('shows what failed to load, and offers a retry', async () => {
  const row = await open();
  mockApi('course.findOneOfTenants', { code: errorCodes.notFound, message: '课程不存在' });
  await choose(row, /查看内容/);
  const shown = await dialog();
  expect(await within(shown).findByText(/课程不存在/)).toBeVisible();
  mockApi('course.findOneOfTenants', { data: detail });
  await userEvent.click(within(shown).getByRole('button', { name: /重试/ }));
  expect(await within(shown).findByText('从这里开始')).toBeVisible();
});

it('terminates a course only with a reason', async () => {
  const row = await open();
  const ended = mockApi('course.forcedTermination', { data: null });
  await choose(row, /强制终止/);
  const form = await dialog();
  await userEvent.click(within(form).getByRole('button', { name: '强制终止' }));
  expect(await within(form).findByText('请填写终止原因')).toBeVisible();
  expect(ended.calls).toHaveLength(0);
  await pasteInto(within(form).getByRole('textbox', { name: '终止原因' }), '内容违规');
  await userEvent.click(within(form).getByRole('button', { name: '强制终止' }));
  await waitFor(() => expect(toasts.at(-1)?.message).toBe('已强制终止“新程导学”'));
  expect(ended.calls[0]?.query).toEqual({ courseId: 'c1', reason: '内容违规' });
});

it('asks before a typed reason is lost', async () => {
  await choose(await open(), /强制终止/);
  const form = await dialog();
  const reason = within(form).getByRole('textbox', { name: '终止原因' });
  await pasteInto(reason, '内容违规');
  await questions.expectOnClose(form, () => expect(reason).toHaveValue('内容违规'));
});

it('reports one that was withdrawn meanwhile, and shows its current state', async () => {
  const row = await open();
  mockApi('course.forcedTermination', { code: errorCodes.conflict, message: '课程状态不允许' });
  await choose(row, /强制终止/);
  const form = await dialog();
  await pasteInto(within(form).getByRole('textbox', { name: '终止原因' }), '内容违规');
  current = { ...course, status: 'terminated' };
  await userEvent.click(within(form).getByRole('button', { name: '强制终止' }));
  expect(await within(form).findByText('课程状态不允许')).toBeVisible();
  expect(await screen.findByRole('cell', { name: '已强制终止' })).toBeInTheDocument();
});
