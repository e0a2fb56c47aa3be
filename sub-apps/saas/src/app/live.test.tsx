import { context, type LiveRoom, type LiveSession } from '@edu/shared-utility';
import { mockApi, unsavedQuestions } from '@edu/shared-utility/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import { courseRow, wholeCourse } from '../testing/courses';
import { dialog, field, signIn, toasts, visit } from '../testing/visit';

const everyTime = { times: Number.POSITIVE_INFINITY };
const permissionCodes = ['live.read', 'live.write', 'course.read'];

const session = (overrides: Partial<LiveSession> = {}): LiveSession => ({
  ...{ id: 's', title: '第一次答疑', courseId: 'c', courseTitle: '母婴护理', hostName: '许静' },
  ...{ teacherIds: [], startsAt: '2094-06-09T12:00:00Z', endsAt: '2094-06-09T13:00:00Z' },
  ...{ zone: 'Europe/Paris', summary: '', remindMinutes: 15, state: 'planned', reason: null },
  ...{ invited: 40, attended: 0, remindedAt: null, isTold: false },
  ...{ organId: 'o', branchId: null, branchName: null },
  ...{ mayWrite: true, createdAt: '2026-11-01T00:00:00Z', version: 3 },
  ...overrides,
});

const questions = unsavedQuestions();

beforeEach(() => {
  signIn();
  context.set('timezone', 'Asia/Shanghai');
});
afterEach(() => nock.cleanAll());

function answer(rows: LiveSession[]) {
  mockApi(
    'live.find',
    () => ({ data: { list: rows, total: rows.length, pageNum: 1, pageSize: 20 } }),
    everyTime,
  );
  return mockApi('live.findBetween', () => ({ data: rows }), everyTime);
}

it('lists sessions in the person’s time zone, with the planned times if they differ', async () => {
  answer([session()]);
  visit('/live', permissionCodes);
  const row = await screen.findByRole('row', { name: /第一次答疑/ });
  expect(row).toHaveTextContent('2094/06/09 20:00–21:00');
  expect(row).toHaveTextContent('14:00–15:00 (Europe/Paris)');
  expect(row).toHaveTextContent('0 / 40');
});

it('shows the day of the end if it is another one', async () => {
  const late = { startsAt: '2094-06-09T15:30:00Z', endsAt: '2094-06-09T17:00:00Z' };
  answer([session({ ...late, zone: 'America/New_York' })]);
  visit('/live', permissionCodes);
  const row = await screen.findByRole('row', { name: /第一次答疑/ });
  expect(row).toHaveTextContent('2094/06/09 23:30–2094/06/10 01:00');
  expect(row).toHaveTextContent('11:30–13:00 (America/New_York)');
});

it('is not deleted once people were notified, even if its reminder is due again', async () => {
  answer([session({ remindedAt: null, isTold: true })]);
  visit('/live', permissionCodes);
  const user = userEvent.setup();
  await screen.findByRole('row', { name: /第一次答疑/ });
  await user.click(screen.getByRole('button', { name: /更多/ }));
  await user.click(await screen.findByRole('menuitem', { name: '取消直播' }));
  expect(within(await dialog()).getByText(/会收到通知|通知/)).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: '删除' })).toBeNull();
});

it('is cancelled with a reason', async () => {
  answer([session()]);
  visit('/live', permissionCodes);
  const user = userEvent.setup();
  await screen.findByRole('row', { name: /第一次答疑/ });
  await user.click(screen.getByRole('button', { name: /更多/ }));
  await user.click(await screen.findByRole('menuitem', { name: '取消直播' }));
  const confirmDialog = within(await dialog());
  await user.click(confirmDialog.getByRole('button', { name: '取消直播' }));
  expect(confirmDialog.getByRole('alert')).toHaveTextContent('请填写取消原因');
  const cancel = mockApi('live.cancel', { data: null });
  await user.type(confirmDialog.getByRole('textbox', { name: '取消原因' }), '老师生病');
  await user.click(confirmDialog.getByRole('button', { name: '取消直播' }));
  await waitFor(() => expect(toasts.at(-1)?.message).toBe('“第一次答疑”已取消'));
  expect(cancel.calls[0]?.body).toEqual({ id: 's', version: 3, reason: '老师生病' });
});

it('asks before the reason of a cancellation is lost', async () => {
  answer([session()]);
  visit('/live', permissionCodes);
  const user = userEvent.setup();
  await screen.findByRole('row', { name: /第一次答疑/ });
  await user.click(screen.getByRole('button', { name: /更多/ }));
  await user.click(await screen.findByRole('menuitem', { name: '取消直播' }));
  const form = await dialog();
  const reason = within(form).getByRole('textbox', { name: '取消原因' });
  await user.type(reason, '老师生病');
  await questions.expectOnClose(form, () => expect(reason).toHaveValue('老师生病'));
});

it('a day of the calendar is reached by keys, and a session is planned there', async () => {
  const between = answer([session()]);
  mockApi('course.findManageList', () => ({
    data: { list: [courseRow('c', '母婴护理')], total: 1, pageNum: 1, pageSize: 20 },
  }));
  mockApi('course.findById', { data: wholeCourse() }, everyTime);
  visit('/live/calendar?day=2094-06-08', permissionCodes);
  const user = userEvent.setup();
  expect(await screen.findByRole('button', { name: /20:00–21:00，第一次答疑/ })).toBeVisible();
  expect(between.calls[0]?.query).toEqual({
    from: '2094-05-30T16:00:00.000Z',
    to: '2094-07-04T16:00:00.000Z',
  });
  const day = screen.getByRole('button', { name: /^6月8日星期二，0 场直播/ });
  day.focus();
  await user.keyboard('{ArrowRight}');
  const next = screen.getByRole('button', { name: /^6月9日星期三，1 场直播/ });
  await waitFor(() => expect(next).toHaveFocus());
  expect(window.location.search).toBe('?day=2094-06-09');
  await user.keyboard('{Enter}');
  await dialog();
  await user.type(await screen.findByRole('textbox', { name: '标题' }), ' 加课 ');
  expect(screen.getByLabelText('开始时间')).toHaveValue('2094-06-09T19:00');
  await user.click(screen.getByRole('combobox', { name: '课程' }));
  await user.click(await screen.findByTitle('母婴护理'));
  fireEvent.change(screen.getByLabelText('开始时间'), { target: { value: '2094-06-09T20:30' } });
  await user.type(field('主讲'), '许静');
  expect(await screen.findByText('同一时间，同一主讲还有：')).toBeVisible();
  const save = mockApi('live.save', { data: { id: 'n', version: 1 } });
  await user.click(screen.getByRole('button', { name: /^安\s?排$/ }));
  await waitFor(() => expect(toasts.at(-1)?.message).toBe('直播已安排'));
  expect(save.calls[0]?.body).toMatchObject({
    ...{ title: '加课', courseId: 'c', hostName: '许静', zone: 'Asia/Shanghai', joinUrl: null },
    ...{ startsAt: '2094-06-09T12:30:00.000Z', endsAt: '2094-06-09T13:30:00.000Z' },
  });
}, 30_000);

it('keys pressed faster than the page renders continue from the last position', async () => {
  answer([]);
  visit('/live/calendar?day=2094-06-08', permissionCodes);
  const day = await screen.findByRole('button', { name: /^6月8日星期二/ });
  act(() => day.focus());
  act(() => {
    fireEvent.keyDown(day, { key: 'ArrowDown' });
    fireEvent.keyDown(day, { key: 'ArrowRight' });
  });
  await waitFor(() => expect(screen.getByRole('button', { name: /^6月16日星期三/ })).toHaveFocus());
});

it('the same day of another month is reached by keys, and a past day offers no plan', async () => {
  answer([]);
  visit('/live/calendar?day=2094-01-31', permissionCodes);
  const user = userEvent.setup();
  const day = await screen.findByRole('button', { name: /^1月31日星期日，0 场直播，/ });
  act(() => day.focus());
  await user.keyboard('{PageDown}');
  await waitFor(() => expect(screen.getByRole('button', { name: /^2月28日/ })).toHaveFocus());
  await user.keyboard('{PageUp}');
  await waitFor(() => expect(screen.getByRole('button', { name: /^1月28日/ })).toHaveFocus());
  expect(window.location.search).toBe('?day=2094-01-28');
  cleanup();
  visit('/live/calendar?day=2020-06-08', permissionCodes);
  const past = await screen.findByRole('button', { name: /^6月8日星期一，0 场直播$/ });
  await user.click(past);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('the heading of a week shows once what its days have in common', async () => {
  answer([]);
  visit('/live/calendar?day=2094-06-08&mode=week', permissionCodes);
  expect(await screen.findByRole('heading', { name: /^2094.6.7\W+2094.6.13$/ })).toBeVisible();
});

describe('the room', () => {
  const minutesFromNow = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
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
  const enter = async (liveRoom: LiveRoom, permissions: string[] = []) => {
    mockApi('live.room', { data: liveRoom }, everyTime);
    visit('/zegoroomkit?live=s', permissions);
    await screen.findByRole('heading', { name: liveRoom.title });
  };

  it('opens while the session is open, and counts the participants', async () => {
    await enter(room());
    const link = await screen.findByRole('link', { name: '进入会议' });
    expect(link).toHaveAttribute('href', 'https://meet.example.com/a');
    expect(screen.getByRole('timer')).toHaveTextContent('10分钟后开始');
    expect(document.title).toMatch(/^第一次答疑 ·/);
    const join = mockApi('live.join', { data: room() });
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.setup().click(link);
    expect(await screen.findByText('已记录您到场')).toBeVisible();
    expect(join.calls[0]?.body).toEqual({ id: 's' });
  });

  it('shows when it opens, and nothing else', async () => {
    await enter(
      room({
        isOpen: false,
        joinUrl: null,
        startsAt: minutesFromNow(135),
        opensAt: minutesFromNow(120),
      }),
    );
    expect(await screen.findByText('2小时后开放进入')).toBeVisible();
    expect(screen.queryByRole('link', { name: '进入会议' })).toBeNull();
  });

  it('without a conference tells learners whom to contact', async () => {
    await enter(room({ joinUrl: null }));
    expect(await screen.findByText('没有可进入的会议')).toBeVisible();
    expect(screen.getByText(/请联系主讲或管理员/)).toBeVisible();
    expect(screen.queryByText(/LIVE_PROVIDER/)).toBeNull();
    // otherwise the request for permissions would be answered in the next test
    await waitFor(() => expect(context.get('permissions').status).toBe('ready'));
  });

  it('links people who plan sessions to the settings', async () => {
    const provider = { ...room().provider, missing: ['LIVE_PROVIDER'] };
    await enter(room({ joinUrl: null, provider }), permissionCodes);
    expect(await screen.findByText('需要的设置：LIVE_PROVIDER。')).toBeVisible();
    // a page may have one main landmark, which is the frame's
    expect(screen.queryByRole('main', { name: '第一次答疑' })).toBeNull();
  });

  it('of a cancelled session shows the reason', async () => {
    await enter(room({ state: 'cancelled', reason: '老师生病', isOpen: false, joinUrl: null }));
    expect(await screen.findByText('这场直播已取消')).toBeVisible();
    expect(screen.getByText('老师生病')).toBeVisible();
  });
});
