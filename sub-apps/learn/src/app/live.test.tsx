import { context, type LearnersLive } from '@edu/shared-utility';
import { mockApi } from '@edu/shared-utility/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import { course, pageOf } from '../testing/course';
import { signIn, visit } from '../testing/visit';

beforeEach(signIn);
afterEach(() => nock.cleanAll());

const session = (more: Partial<LearnersLive> = {}): LearnersLive => ({
  ...{ id: 's', title: '答疑', courseId: 'a', courseTitle: '家政服务', hostName: '何文清' },
  ...{ startsAt: '2026-11-25T11:00:00Z', endsAt: '2026-11-25T12:00:00Z', summary: '' },
  ...{ zone: 'Asia/Shanghai', state: 'planned', reason: null },
  ...more,
});

function open(live: LearnersLive[]) {
  mockApi('studentCourse.findCourseList', { data: pageOf([course('a')]) });
  mockApi('studentCourse.findRecommendCourse', { data: [] });
  mockApi('studentCourse.findHotCourse', { data: [] });
  visit('/', live);
}

it('shows live sessions to come in the zone of the person, with the way to the room', async () => {
  context.set('timezone', 'Europe/Paris');
  open([session(), session({ id: 'c', title: '取消的', state: 'cancelled', reason: '老师生病' })]);
  const part = await screen.findByRole('region', { name: '直播' });
  expect(within(part).getAllByText('2026/11/25 12:00')).toHaveLength(2);
  expect(within(part).getByText('时间按您的时区显示：Europe/Paris')).toBeVisible();
  expect(within(part).getAllByRole('link', { name: '打开直播间' })).toHaveLength(1);
  expect(within(part).getByRole('link', { name: '打开直播间' })).toHaveAttribute(
    'href',
    '/saas/zegoroomkit?live=s',
  );
  expect(within(part).getByText('取消原因：老师生病')).toBeVisible();
});

it('shows nothing where there is none', async () => {
  open([]);
  await screen.findByRole('link', { name: '课程a' });
  expect(screen.queryByRole('region', { name: '直播' })).toBeNull();
});

it('makes an address for the calendar programme, says it once, and ends it', async () => {
  let createdAt: string | null = null;
  mockApi('calendarFeed.state', () => ({ data: { createdAt, usedAt: null } }), { times: 4 });
  mockApi('calendarFeed.open', () => {
    createdAt = '2026-11-25T08:00:00Z';
    return {
      data: { createdAt, usedAt: null, url: 'https://school.example.com/calendar/abc.ics' },
    };
  });
  mockApi('calendarFeed.close', { code: 50000, message: '服务器忙，请稍后再试' });
  open([session()]);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: '订阅日历' }));
  const dialog = await screen.findByRole('dialog', { name: '订阅日历' });
  await user.click(await within(dialog).findByRole('button', { name: '生成订阅地址' }));
  const field = await within(dialog).findByRole('textbox', { name: '订阅地址' });
  expect(field).toHaveValue('https://school.example.com/calendar/abc.ics');
  expect(within(dialog).getByRole('link', { name: '在日历应用中打开' })).toHaveAttribute(
    'href',
    'webcal://school.example.com/calendar/abc.ics',
  );
  await user.click(within(dialog).getByRole('button', { name: '复制地址' }));
  expect(await within(dialog).findByText('已复制')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe('https://school.example.com/calendar/abc.ics');
  await user.click(await within(dialog).findByRole('button', { name: '停用订阅' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('服务器忙');
  expect(field).toBeVisible();
  mockApi('calendarFeed.close', () => {
    createdAt = null;
    return { data: null };
  });
  await user.click(within(dialog).getByRole('button', { name: '停用订阅' }));
  expect(await within(dialog).findByRole('button', { name: '生成订阅地址' })).toBeVisible();
  expect(within(dialog).queryByRole('textbox')).toBeNull();
});
