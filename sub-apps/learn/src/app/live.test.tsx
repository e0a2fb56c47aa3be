import { context, type LearnersLive } from '@edu/shared-utility';
import { mockApi } from '@edu/shared-utility/testing';
import { screen, within } from '@testing-library/react';
import nock from 'nock';
import { course, pageOf } from '../testing/course';
import { signIn, visit } from '../testing/visit';

beforeEach(signIn);
afterEach(() => nock.cleanAll());

const session = (overrides: Partial<LearnersLive> = {}): LearnersLive => ({
  ...{ id: 's', title: '答疑', courseId: 'a', courseTitle: '家政服务', hostName: '何文清' },
  ...{ startsAt: '2026-11-25T11:00:00Z', endsAt: '2026-11-25T12:00:00Z', summary: '' },
  ...{ zone: 'Asia/Shanghai', state: 'planned', reason: null },
  ...overrides,
});

function open(live: LearnersLive[]) {
  mockApi('studentCourse.findCourseList', { data: pageOf([course('a')]) });
  mockApi('studentCourse.findRecommendCourse', { data: [] });
  mockApi('studentCourse.findHotCourse', { data: [] });
  visit('/', live);
}

it('shows upcoming live sessions in the person’s time zone, with a link to the room', async () => {
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

it('is hidden if there are none', async () => {
  open([]);
  await screen.findByRole('link', { name: '课程a' });
  expect(screen.queryByRole('region', { name: '直播' })).toBeNull();
});
