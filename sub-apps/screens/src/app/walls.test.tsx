import type { GovernmentScreen, SummaryPlus, TrainingScreen } from '@edu/shared-utility';
import { context, setLanguage } from '@edu/shared-utility';
import { mockApi, resetContext } from '@edu/shared-utility/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import { ControlledEventSource } from '../testing/stream';
import { visit } from '../testing/visit';

const months = [
  { month: '2026-10', learners: 120, courses: 3, certificates: null },
  { month: '2026-11', learners: 90, courses: 0, certificates: 12 },
];
const government: GovernmentScreen = {
  ...{ tenantName: '阳光教育', readAt: '2026-11-27T06:00:00Z', students: 1300, courses: 28 },
  ...{ certificates: 163, studyHours: 45, months },
  regions: [
    { regionId: '310000', students: 1200 },
    { regionId: '440000', students: null },
    { regionId: null, students: null },
  ],
  industries: [
    { name: '家政服务', courses: 9, learners: null },
    { name: null, courses: 5, learners: 20 },
  ],
  days: [{ date: '2026-11-27', hours: 45 }],
};
const training: TrainingScreen = {
  ...{ tenantName: '阳光教育', readAt: '2026-11-27T06:00:00Z', enrolled: 212, completed: 16 },
  ...{ taken: 100, passed: 80, certificates: 7, states: { upcoming: 1, running: 3, over: 4 } },
  regions: [{ regionId: '310000', trainings: 6, enrolled: 158, completed: null }],
  months: [{ month: '2026-11', taken: 100, passed: 80, certificates: 7 }],
  organs: [
    { name: '阳光教育总部', trainings: 6, enrolledTens: 150 },
    { name: '阳光职业培训中心', trainings: 1, enrolledTens: 0 },
  ],
};

beforeEach(() => {
  resetContext();
  ControlledEventSource.all = [];
  Object.assign(window, { EventSource: ControlledEventSource });
});
afterEach(() => void jest.useRealTimers());
afterEach(() => {
  nock.cleanAll();
  Reflect.deleteProperty(window, 'EventSource');
});

const rowsOf = (title: string) =>
  within(screen.getByRole('table', { name: title }))
    .getAllByRole('row')
    .map((row) => row.textContent);

it('shows a guest whose figures they are, and the numbers of every chart', async () => {
  mockApi('screen.government', { data: government });
  visit('/screen/governmentDataScreen');
  expect(await screen.findByRole('heading', { level: 1, name: '政务培训数据大屏' })).toBeVisible();
  expect(await screen.findByText('阳光教育')).toBeVisible();
  const figures = within(screen.getByRole('region', { name: '概览' }));
  expect(figures.getByText('1,300')).toBeInTheDocument();
  expect(rowsOf('行业分布')).toContain('未分类520');
  expect(rowsOf('每月颁发证书')).toEqual([
    '月份证书新增课程',
    '2026年10月不公开3',
    '2026年11月120',
  ]);
  const regions = rowsOf('各地区学员');
  expect(regions).toHaveLength(1 + 3 + 32);
  expect(regions.slice(0, 4)).toEqual(['地区学员', '上海1,200', '广东不公开', '未设置地区不公开']);
  expect(regions).toContain('台湾0');
});

it('has a zero in every column of an empty province', async () => {
  mockApi('screen.training', { data: training });
  visit('/screen/trainRegulation');
  await screen.findByText('212');
  expect(rowsOf('各地区报名人数')).toContain('台湾000');
});

it('turns a chart into its table by a key', async () => {
  mockApi('screen.training', { data: training });
  visit('/screen/trainRegulation');
  const turn = await screen.findByRole('button', { name: '以表格查看：机构培训排行' });
  turn.focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('region', { name: '机构培训排行（表格）' })).toHaveAttribute(
    'tabindex',
    '0',
  );
  expect(rowsOf('机构培训排行')).toEqual([
    '机构培训报名人数',
    '阳光教育总部6150+ 人',
    '阳光职业培训中心1不足10人',
  ]);
  await userEvent.click(screen.getByRole('button', { name: '以图表查看：机构培训排行' }));
  expect(screen.queryByRole('region', { name: '机构培训排行（表格）' })).toBeNull();
});

it('follows the stream, and says so when it is cut and nothing answers', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  mockApi('screen.training', { data: training });
  visit('/screen/trainRegulation');
  await screen.findByText('212');
  await waitFor(() => expect(ControlledEventSource.all).toHaveLength(1));
  const [stream] = ControlledEventSource.all;
  expect(stream?.url).toMatch(/\/bi\/v1\/screen\/stream\?screen=training$/);
  act(() => stream?.dispatch({ ...training, enrolled: 213 }));
  expect(await screen.findByText('213')).toBeInTheDocument();
  stream?.close();
  mockApi('screen.training', { networkError: true });
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(await screen.findByText(/连接中断，正在重试/)).toBeVisible();
  expect(screen.getByText('213')).toBeInTheDocument();
  mockApi('screen.training', { data: { ...training, enrolled: 214 } });
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(await screen.findByText('214')).toBeInTheDocument();
  expect(screen.queryByText(/连接中断/)).toBeNull();
  await waitFor(() => expect(ControlledEventSource.all).toHaveLength(2));
});

it('reads again when an open stream has brought nothing for a minute', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  mockApi('screen.training', { data: training });
  visit('/screen/trainRegulation');
  await screen.findByText('212');
  await waitFor(() => expect(ControlledEventSource.all).toHaveLength(1));
  const [stream] = ControlledEventSource.all;
  act(() => stream?.dispatch({ ...training, enrolled: 213 }));
  const late = mockApi('screen.training', { data: { ...training, enrolled: 214 } });
  await act(() => jest.advanceTimersByTimeAsync(50_000));
  expect(late.calls).toEqual([]);
  await act(() => jest.advanceTimersByTimeAsync(20_000));
  expect(await screen.findByText('214')).toBeInTheDocument();
});

it('says that a tenant shows none, and opens no stream', async () => {
  mockApi('screen.government', { code: 40300, message: '没有权限' });
  visit('/screen/governmentDataScreen');
  expect(await screen.findByText('本租户未开放公开大屏')).toBeVisible();
  expect(ControlledEventSource.all).toEqual([]);
});

it.each([40002, 40003])(
  'hides the old figures of a tenant that is closed or deleted: %d',
  async (code) => {
    jest.useFakeTimers({ advanceTimers: true });
    mockApi('screen.government', { data: government });
    visit('/screen/governmentDataScreen');
    await screen.findByText('1,300');
    mockApi('screen.government', { code, message: '租户已停用' });
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(await screen.findByText('本租户未开放公开大屏')).toBeVisible();
    expect(screen.queryByText('1,300')).toBeNull();
  },
);

it('shows the date of figures of another day, and omits numbers that hidden ones would falsify', async () => {
  const days = [
    { date: '2026-11-26', hours: null },
    { date: '2026-11-27', hours: 0 },
  ];
  mockApi('screen.government', {
    data: { ...government, readAt: '2026-01-05T06:00:00Z', studyHours: 0, days },
  });
  visit('/screen/governmentDataScreen');
  expect(await screen.findByText(/数据更新于 2026年1月5日/)).toBeVisible();
  const figures = within(screen.getByRole('region', { name: '概览' }));
  expect(figures.getByText('不公开')).toBeInTheDocument();
  expect(rowsOf('每日学时')).toEqual(['日期小时', '2026年11月26日不公开', '2026年11月27日0']);
});

it('a sum without its hidden days says that it is larger', async () => {
  const days = [
    { date: '2026-11-26', hours: null },
    { date: '2026-11-27', hours: 45 },
  ];
  mockApi('screen.government', { data: { ...government, days } });
  visit('/screen/governmentDataScreen');
  const figures = within(await screen.findByRole('region', { name: '概览' }));
  expect(figures.getByText('45+')).toBeInTheDocument();
});

it('shows beside the map how many are in no province', async () => {
  const regions = [{ regionId: null, students: 45 }];
  mockApi('screen.government', { data: { ...government, regions } });
  visit('/screen/governmentDataScreen');
  expect(await screen.findByText('未设置地区 45')).toBeInTheDocument();
});

it('a label that would be cut off at the edge of the map ends at its dot', async () => {
  mockApi('screen.government', { data: government });
  visit('/screen/governmentDataScreen');
  await screen.findByText('阳光教育');
  const label = (name: RegExp) => screen.getByText(name, { selector: 'text' });
  expect(label(/^上海/)).toHaveAttribute('text-anchor', 'start');
  await act(() => setLanguage('en-US'));
  expect(label(/^Shanghai/)).toHaveAttribute('text-anchor', 'end');
  expect(label(/^Guangdong/)).toHaveAttribute('text-anchor', 'start');
  await act(() => setLanguage('zh-CN'));
});

it('shows what failed, in the language of the wall screen', async () => {
  mockApi('screen.government', { code: 50000, message: 'Something broke' });
  visit('/screen/governmentDataScreen');
  await act(() => setLanguage('en-US'));
  expect(await screen.findByText('The figures did not arrive')).toBeVisible();
  expect(screen.getByText('Something broke')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '中文' }));
  expect(await screen.findByText('没有取到数据')).toBeVisible();
});

const counts = {
  ...{ userCount: 210, studentCount: 200, teacherCount: 4, courseCount: 26 },
  ...{ examCount: 3, trainCount: 8, certificateCount: 134, resourceCount: 9 },
};
const change = Object.fromEntries(Object.keys(counts).map((key) => [key, null]));
const summary = { ...counts, change, studyHours: 21.4, examPassingRate: null } as SummaryPlus;

function answerOwn(data: SummaryPlus) {
  const day = [{ date: '2026-11-27', count: 3 }];
  const online = { now: 1, peakToday: 1, byHour: Array<number>(24).fill(0) };
  const shanghai = { regionId: '310000', name: '上海市', count: 3 };
  mockApi('statistics.getUserStatisticsData', { data: { newUsers: day, activeUsers: day } });
  mockApi('statistics.getOnlineUserData', { data: online });
  mockApi('statistics.getUserCountGroupByProvince', { data: [shanghai] });
  mockApi('statistics.getTrainSchedule', { data: [] });
  mockApi('statistics.getCourseAndUserSchedule', { data: [] });
  return mockApi('statistics.getSummarizedDataPlus', { data });
}

it('an administrator sees their own organisation, refetched when something was counted', async () => {
  const read = answerOwn(summary);
  context.set('organ', 'o');
  context.set('organList', [{ organ: 'o', name: '阳光教育总部', actor: 'a', channel: '1' }]);
  visit('/EasyScreen');
  expect(await screen.findByText('阳光教育总部')).toBeVisible();
  expect(await screen.findByText('134')).toBeInTheDocument();
  expect(rowsOf('各地区学员')).toContain('上海3');
  await waitFor(() => expect(ControlledEventSource.all).toHaveLength(1));
  expect(read.calls).toHaveLength(1);
  answerOwn({ ...summary, certificateCount: 135 });
  act(() => ControlledEventSource.all[0]?.dispatch({}));
  expect(await screen.findByText('135')).toBeInTheDocument();
});

it('shows the organisation’s name also if the log-in stored no list', async () => {
  answerOwn(summary);
  context.set('organ', 'n');
  mockApi('account.findOrganList', {
    data: [{ organ: 'n', name: '新程学院本部', actor: 'a', channel: '1' }],
  });
  visit('/EasyScreen');
  expect(await screen.findByText('新程学院本部')).toBeVisible();
});

it('a hidden tab holds no stream', async () => {
  mockApi('screen.training', { data: training });
  visit('/screen/trainRegulation');
  await waitFor(() => expect(ControlledEventSource.all).toHaveLength(1));
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(ControlledEventSource.all[0]?.readyState).toBe(ControlledEventSource.CLOSED);
  hidden.mockReturnValue(false);
  mockApi('screen.training', { data: { ...training, enrolled: 500 } });
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await screen.findByText('500')).toBeInTheDocument();
  expect(ControlledEventSource.all).toHaveLength(2);
  hidden.mockRestore();
});
