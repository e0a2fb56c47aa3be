import { context, type LiveRoom, type StudentLesson } from '@edu/shared-utility';
import { mockApi } from '@edu/shared-utility/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import { chapter, course, lesson } from '../testing/course';
import { signIn, visit } from '../testing/visit';

const everyTime = { times: Number.POSITIVE_INFINITY };
const minutesFromNow = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

beforeEach(() => {
  signIn();
  context.set('timezone', 'Europe/Paris');
});
afterEach(() => nock.cleanAll());

const room = (overrides: Partial<LiveRoom> = {}): LiveRoom => ({
  ...{ id: 's', title: '第一次答疑', courseId: 'c', courseTitle: '母婴护理', hostName: '许静' },
  ...{
    startsAt: minutesFromNow(10),
    endsAt: minutesFromNow(70),
    opensAt: minutesFromNow(-5),
    zone: 'Asia/Shanghai',
  },
  ...{ summary: '', state: 'planned', reason: null, isOpen: true, isHost: false },
  joinUrl: 'https://meet.example.com/a',
  provider: { name: 'none', isConfigured: false, problem: 'unset', missing: [] },
  ...overrides,
});

function open(liveRoom: LiveRoom, overrides: Partial<StudentLesson> = {}) {
  const detail = {
    ...course('c'),
    ...{ summary: '', description: '', keywords: [], audience: '', creditHours: 0 },
    ...{ inOrder: false, granted: true, document: null, documentFiles: [] },
  };
  const shown = lesson('b', {
    ...{ kind: 'live', liveId: 's', resourceId: null, seconds: 0, rule: 'attended', ...overrides },
  });
  mockApi('studentCourse.findCourseById', { data: detail }, everyTime);
  mockApi('studentCourse.findCourseItemInfo', { data: [chapter('第一章', [shown])] }, everyTime);
  mockApi('learning.findNotes', { data: [] }, everyTime);
  mockApi('live.room', { data: liveRoom }, everyTime);
  const before = { done: false, watched: 0, bound: null, progress: 0, finishedAt: null };
  mockApi('learning.open', { data: before });
  visit('/courses/c/b');
}

it('shows the time in the person’s time zone, and opens the room while it is open', async () => {
  open(room({ startsAt: '2099-01-05T11:00:00Z', endsAt: '2099-01-05T12:00:00Z' }));
  expect(await screen.findByText('2099/01/05 12:00')).toBeVisible();
  expect(screen.getByText(/Europe\/Paris/)).toBeVisible();
  expect(screen.getByText('进入直播即完成')).toBeVisible();
  const link = await screen.findByRole('link', { name: '进入直播' });
  expect(link).toHaveAttribute('href', 'https://meet.example.com/a');
  const join = mockApi('live.join', { data: room() });
  mockApi('learning.open', {
    data: { done: true, watched: 1, bound: null, progress: 1, finishedAt: minutesFromNow(0) },
  });
  link.addEventListener('click', (event) => event.preventDefault());
  await userEvent.setup().click(link);
  expect(await screen.findByText('恭喜，您已完成本课程！')).toBeVisible();
  expect(join.calls[0]?.body).toEqual({ id: 's' });
});

it('shows the session’s title if the lesson has another one, and no title twice', async () => {
  open(room(), { title: '第一次答疑' });
  await screen.findByRole('link', { name: '进入直播' });
  expect(
    screen.getAllByText('第一次答疑').filter((element) => element.tagName === 'STRONG'),
  ).toEqual([]);
});

it('counts down until it opens', async () => {
  open(
    room({
      isOpen: false,
      joinUrl: null,
      startsAt: minutesFromNow(135),
      opensAt: minutesFromNow(120),
    }),
  );
  expect(await screen.findByRole('timer')).toHaveTextContent('2小时 15分钟后开始');
  expect(screen.getByText('2小时后可以进入')).toBeVisible();
  expect(screen.queryByRole('link', { name: '进入直播' })).toBeNull();
});

it('says whom to contact if there is no address', async () => {
  open(room({ joinUrl: null }));
  expect(await screen.findByText('老师还没有填写会议地址，请联系老师。')).toBeVisible();
});

it('that has ended shows its result', async () => {
  open(room({ state: 'over', isOpen: false, joinUrl: null }));
  expect(await screen.findByText('直播已结束')).toBeVisible();
  expect(screen.getByText('您没有到场，本课时没有完成。')).toBeVisible();
});

it('without a session is closed, with the reason', async () => {
  open(room(), { problem: 'cancelled' });
  expect((await screen.findAllByText(/直播已取消/))[0]).toBeVisible();
  expect(screen.queryByRole('timer')).toBeNull();
});
