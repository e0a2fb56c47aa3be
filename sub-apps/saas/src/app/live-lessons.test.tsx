import type { Course, LiveSession } from '@edu/shared-utility';
import { mockApi, unsavedQuestions } from '@edu/shared-utility/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import { readChapter, readLesson, wholeCourse } from '../testing/courses';
import { dialog, signIn, visit } from '../testing/visit';

const everyTime = { times: Number.POSITIVE_INFINITY };
const author = ['course.read', 'course.write', 'live.read', 'live.write'];

const questions = unsavedQuestions();

beforeEach(signIn);
afterEach(() => nock.cleanAll());

const session = (id: string, title: string, overrides: Partial<LiveSession> = {}): LiveSession => ({
  ...{ id, title, courseId: 'c', courseTitle: '母婴护理', hostName: '许静', teacherIds: [] },
  ...{ startsAt: '2027-06-09T12:00:00Z', endsAt: '2027-06-09T13:00:00Z', zone: 'Asia/Shanghai' },
  ...{ summary: '', remindMinutes: 15, state: 'planned', reason: null, invited: 40, attended: 0 },
  ...{ remindedAt: null, isTold: false, organId: 'o', branchId: null, branchName: null },
  ...{ mayWrite: true, createdAt: '2026-11-01T00:00:00Z', version: 1 },
  ...overrides,
});

function open(course: Course, sessions: LiveSession[]) {
  mockApi('course.findById', { data: course }, everyTime);
  mockApi('resourceCategory.getTree', { data: [] }, everyTime);
  const page = { pageNum: 1, pageSize: 200 };
  const mock = mockApi(
    'live.find',
    () => ({ data: { ...page, list: sessions, total: sessions.length } }),
    everyTime,
  );
  mockApi('live.findBetween', { data: [] }, everyTime);
  const save = mockApi('course.saveChapters', { data: { id: 'c', version: 9 } }, everyTime);
  visit('/course/c/chapters', author);
  return { asked: mock, save };
}

const sent = (save: { readonly calls: readonly { readonly body: unknown }[] }, chapter: number) =>
  (save.calls.at(-1)?.body as Course | undefined)?.chapters[chapter]?.lessons.at(-1);

it('accepts a session of the course as a lesson, and no cancelled one', async () => {
  const { asked: mock, save } = open(wholeCourse(), [
    session('s', '第一次答疑'),
    session('x', '取消的', { state: 'cancelled' }),
  ]);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: '为“进阶”添加直播' }));
  const form = await dialog();
  await user.click(within(form).getByRole('button', { name: '添加' }));
  expect(await within(form).findByRole('alert')).toHaveTextContent('请选择直播场次');
  await user.click(within(form).getByRole('combobox', { name: '直播场次' }));
  await user.click(await screen.findByTitle(/^第一次答疑/));
  expect(screen.queryByTitle(/^取消的/)).toBeNull();
  expect(mock.calls[0]?.query).toMatchObject({ courseId: 'c' });
  await user.click(within(form).getByRole('button', { name: '添加' }));
  expect(await screen.findByRole('button', { name: '第一次答疑' })).toBeVisible();
  await waitFor(() => expect(sent(save, 1)?.kind).toBe('live'));
  expect(sent(save, 1)).toMatchObject({ liveId: 's', resourceId: null, rule: 'attended' });
}, 30_000);

it('asks before a chosen session is lost', async () => {
  open(wholeCourse(), [session('s', '第一次答疑')]);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: '为“进阶”添加直播' }));
  const form = await dialog();
  await user.click(within(form).getByRole('combobox', { name: '直播场次' }));
  await user.click(await screen.findByTitle(/^第一次答疑/));
  await user.click(within(form).getByRole('button', { name: '关闭' }));
  expect(questions.asked()).toBe(1);
  expect(form).toBeVisible();
});

it('links to the planning of a session for the course, which is preselected afterwards', async () => {
  const sessions: LiveSession[] = [];
  const { save } = open(wholeCourse(), sessions);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: '为“入门”添加直播' }));
  const link = await screen.findByRole('link', { name: '在新标签页安排直播' });
  expect(link).toHaveAttribute('href', '/saas/live?plan=c');
  expect(link).toHaveAttribute('target', '_blank');
  sessions.push(session('n', '开班直播'));
  const form = await dialog();
  await user.click(within(form).getByRole('combobox', { name: '直播场次' }));
  await user.click(await screen.findByTitle(/^开班直播/));
  await user.click(within(form).getByRole('button', { name: '添加' }));
  await waitFor(() => expect(sent(save, 0)).toMatchObject({ liveId: 'n' }));
}, 30_000);

it('opens the form of a session once with the course that requested it', async () => {
  mockApi('live.find', { data: { list: [], total: 0, pageNum: 1, pageSize: 20 } }, everyTime);
  mockApi('live.findBetween', { data: [] }, everyTime);
  mockApi('course.findById', { data: wholeCourse() }, everyTime);
  visit('/live?plan=c', author);
  const form = within(await dialog());
  expect(await form.findByText('母婴护理')).toBeVisible();
  expect(window.location.search).not.toContain('plan');
}, 30_000);

it('shows what a live lesson lacks, and allows another session and rule', async () => {
  const lacking = readLesson('l', '直播课', {
    ...{ kind: 'live', resourceId: null, seconds: 0, rule: 'attended', percent: 100 },
    ...{ resourceTitle: null, problem: 'unplanned' },
  });
  const chapters = [readChapter('k', '入门', [lacking])];
  const { save } = open(wholeCourse({ chapters }), [session('s', '第一次答疑')]);
  const user = userEvent.setup();
  expect(await screen.findByText('没有直播场次')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '直播课' }));
  const form = await dialog();
  expect(within(form).queryByRole('checkbox')).toBeNull();
  await user.click(within(form).getByRole('combobox', { name: '直播场次' }));
  await user.click(await screen.findByTitle(/^第一次答疑/));
  await user.click(within(form).getByRole('combobox', { name: '完成条件' }));
  await user.click(await screen.findByTitle('打开即完成'));
  await waitFor(() => expect(sent(save, 0)).toMatchObject({ liveId: 's', rule: 'opened' }));
}, 30_000);
