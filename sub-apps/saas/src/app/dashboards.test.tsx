import { context, errorCodes, setLanguage } from '@edu/shared-utility';
import { mockApi } from '@edu/shared-utility/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import { mockStatistics, summaryPlus } from '../testing/statistics';
import { signIn, visit } from '../testing/visit';

const permissions = ['statistics.read', 'student.read', 'branch.read'];
const everyTime = { times: Number.POSITIVE_INFINITY };

beforeEach(() => {
  localStorage.clear();
  signIn();
  context.set('timezone', 'Asia/Shanghai');
  jest.useFakeTimers({ now: Date.parse('2026-11-27T04:00:00Z'), doNotFake: doNotFake });
});
afterEach(() => {
  jest.useRealTimers();
  nock.cleanAll();
});

/** Only Date is faked, so that timers and promises run. */
const doNotFake = [
  ...(['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'setImmediate'] as const),
  ...(['clearImmediate', 'nextTick', 'queueMicrotask', 'performance'] as const),
  ...(['requestAnimationFrame', 'cancelAnimationFrame'] as const),
  ...(['requestIdleCallback', 'cancelIdleCallback', 'hrtime'] as const),
];

const organs = (isAll: boolean) =>
  mockApi(
    'organ.find',
    {
      data: {
        isAll,
        organs: ['总部', '分部'].map((name, index) => ({
          ...{
            id: `o${index}`,
            name,
            channel: '1',
            status: 'active' as const,
            isHead: index === 0,
          },
          ...{ students: 1, staff: 1, departments: 0, createdAt: '2026-01-01T00:00:00Z' },
          ...{ version: 1, actor: null, branches: [] },
        })),
      },
    },
    everyTime,
  );

const part = (name: string) => screen.findByRole('region', { name });
const rowsOf = async (name: string) =>
  within(await within(await part(name)).findByRole('table', { name }))
    .getAllByRole('row')
    .map((row) => row.textContent);

describe('a dashboard', () => {
  it('shows figures with their change, and each chart with its table', async () => {
    const calls = mockStatistics();
    visit('/downtown', permissions);
    const summary = await part('概览');
    expect(await within(summary).findByText('200')).toBeVisible();
    expect(summary).toHaveTextContent('期内增长 13%');
    expect(summary).toHaveTextContent('教师12期内无变化');
    expect(summary).toHaveTextContent('培训10期内减少 20%');
    expect(summary).toHaveTextContent('学习时长（小时）1,235');
    expect(summary).toHaveTextContent('考试通过率75%');
    expect(await screen.findByText('当前 4 人，最高 9 人')).toBeVisible();
    expect((await rowsOf('新增与活跃人数'))[1]).toBe('2026年11月26日413');
    expect(await rowsOf('各省学员')).toEqual(['省份学员', '上海市200']);
    // the table lists the ten largest
    expect(await rowsOf('期内开始学习的课程')).toHaveLength(11);
    expect(await rowsOf('学习时长排行')).toContain('王小明6403');
    expect(await within(await part('培训进度')).findByText('所选范围内没有数据')).toBeVisible();
    expect(await rowsOf('培训考试通过情况')).toContain('结业考试98');
    expect(calls.summary.calls[0]?.query).toEqual({ from: '2026-10-29' });
    expect(calls.online.calls[0]?.query).toEqual({});
  });

  it.each([
    ['true', ['EasyScreen', 'screen/governmentDataScreen', 'screen/trainRegulation']],
    ['false', ['EasyScreen']],
  ])('links to the wall screens, with public ones %s to those as well', async (value, paths) => {
    context.set('frontendConfig', [{ key: 'public_screens', value }]);
    mockStatistics();
    visit('/downtown', permissions);
    const walls = within(await screen.findByRole('navigation', { name: '大屏' }));
    const addresses = walls.getAllByRole('link').map((element) => element.getAttribute('href'));
    expect(addresses).toEqual(paths.map((path) => `/saas/${path}`));
  });

  it('keeps its filters in the address, and requests by them', async () => {
    const calls = mockStatistics();
    visit('/downtown?days=7&branch=b1&region=310000&hide=online,resources', permissions);
    mockApi('branch.getTree', { data: [] }, everyTime);
    mockApi('region.getTree', { data: [] }, everyTime);
    await rowsOf('各省学员');
    const input = { branchId: 'b1', regionId: '310000' };
    expect(calls.summary.calls[0]?.query).toEqual({ ...input, from: '2026-11-21' });
    expect(calls.provinces.calls[0]?.query).toEqual(input);
    expect(screen.queryByRole('region', { name: '今日在线' })).toBeNull();
    expect(calls.online.calls).toHaveLength(0);
    await userEvent.click(screen.getByText('显示内容', { selector: 'summary' }));
    await userEvent.click(screen.getByRole('checkbox', { name: '今日在线' }));
    const online = await part('今日在线');
    expect(await within(online).findByText(/不含面向整个机构的员工/)).toBeVisible();
    expect(window.location.search).toBe(
      `?${new URLSearchParams({ days: '7', branch: 'b1', region: '310000', hide: 'resources' })}`,
    );
  });

  it('shows invalid days and does not request them', async () => {
    const calls = mockStatistics();
    visit('/downtown?from=2026-11-20&to=2026-11-01', permissions);
    await part('各省学员');
    expect(screen.getByRole('alert')).toHaveTextContent('结束日期不能早于开始日期');
    expect(calls.summary.calls[0]?.query).toEqual({});
    expect(screen.getByLabelText('从')).toHaveValue('2026-11-20');
  });

  it('says if a region has no students', async () => {
    mockStatistics(summaryPlus({ userCount: 0, trainCount: 0 }));
    visit('/downtown', permissions);
    expect(await screen.findByText(/没有人员和培训数据/)).toBeVisible();
  });

  it('says that a region has no students, and how regions are assigned', async () => {
    mockApi('statistics.getUserCountGroupByProvince', { data: [] }, everyTime);
    mockApi('region.getTree', { data: [] }, everyTime);
    mockStatistics();
    visit('/downtown?region=650000', permissions);
    expect(await within(await part('各省学员')).findByText('该地区没有学员')).toBeVisible();
    expect(screen.getByText(/培训按自身所在地区统计/)).toBeVisible();
  });

  it('has a row for students without a region', async () => {
    const data = [
      { regionId: '310000', name: '上海市', count: 200 },
      { regionId: null, name: null, count: 30 },
    ];
    mockApi('statistics.getUserCountGroupByProvince', { data }, everyTime);
    mockStatistics();
    visit('/downtown', permissions);
    expect(await rowsOf('各省学员')).toContain('未设置地区30');
    expect(screen.queryByText(/培训按自身所在地区统计/)).toBeNull();
  });

  it('shows provinces in the language of the page, in its chart and its filter', async () => {
    mockStatistics();
    const name = '上海市';
    const children = [{ id: '310100', name: '市辖区', level: 'city' as const, children: [] }];
    const data = [{ id: '310000', name, level: 'province' as const, children }];
    mockApi('region.getTree', { data }, everyTime);
    await setLanguage('en-US');
    visit('/downtown?region=310000', permissions);
    expect(await rowsOf('Students by province')).toEqual(['ProvinceStudents', 'Shanghai200']);
    expect(await screen.findByTitle('Shanghai')).toBeVisible();
    expect(screen.queryByText(/上海/)).toBeNull();
    await act(() => setLanguage('zh-CN'));
  });

  it('shows no names to people who may not see students', async () => {
    const calls = mockStatistics();
    visit('/downtown', ['statistics.read']);
    await part('各省学员');
    expect(screen.queryByRole('region', { name: '学习时长排行' })).toBeNull();
    expect(calls.learners.calls).toHaveLength(0);
    expect(screen.queryByRole('checkbox', { name: '学习时长排行' })).toBeNull();
  });

  it('is refused without the permission, and requests nothing', async () => {
    const calls = mockStatistics();
    visit('/downtown', ['student.read']);
    expect(await screen.findByText(/「查看统计数据」权限/)).toBeVisible();
    expect(calls.summary.calls).toHaveLength(0);
  });

  it('shows which part failed to load, and loads it again', async () => {
    mockApi('statistics.getUserCountGroupByProvince', { code: errorCodes.internal, message: '忙' });
    mockStatistics();
    visit('/downtown', permissions);
    const provinces = await part('各省学员');
    await userEvent.click(await within(provinces).findByRole('button', { name: /重试|重新/ }));
    await waitFor(async () => expect(await rowsOf('各省学员')).toContain('上海市200'));
  });
});

describe('dashboards with settings of the tenant', () => {
  it('start in the region that the tenant chose, which can be changed', async () => {
    context.set('frontendConfig', [{ key: 'dashboard_region_feimei', value: '310000' }]);
    const calls = mockStatistics();
    mockApi('region.getTree', { data: [] }, everyTime);
    visit('/feimei', permissions);
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('非煤数据看板');
    await part('各省学员');
    expect(calls.summary.calls[0]?.query).toMatchObject({ regionId: '310000' });
    // the dashboard's own subject comes first
    const titles = screen
      .getAllByRole('heading', { level: 2 })
      .map((element) => element.textContent);
    expect(titles.slice(0, 3)).toEqual(['培训考试通过情况', '培训发证', '培训进度']);
  });

  it('have the tenant’s title, in the language of the page or in any', async () => {
    const value = JSON.stringify({ 'zh-CN': '', 'en-US': 'Physicians', 'fr-FR': '' });
    context.set('frontendConfig', [{ key: 'dashboard_title_ysx', value }]);
    mockStatistics();
    visit('/ysx', permissions);
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Physicians');
    await part('各省学员');
  });

  it('of provinces starts with all organisations, for people who may see them', async () => {
    organs(true);
    const calls = mockStatistics();
    visit('/provincialLevelData', [...permissions, 'organ.read']);
    await part('各省学员');
    expect(calls.summary.calls[0]?.query).toMatchObject({ reach: 'tenant' });
    expect(screen.getByText('全部机构')).toBeVisible();
  });

  it('starts with the whole platform for its operators, whose own organisation is empty', async () => {
    organs(true);
    const calls = mockStatistics();
    visit('/feimei', [...permissions, 'organ.read', 'platform.tenant']);
    await part('各省学员');
    expect(calls.summary.calls.map(({ query }) => query?.reach)).toEqual(['platform']);
    expect(screen.getByText('全平台')).toBeVisible();
  });

  it.each([true, false])('says that an organisation does not exist', async (isAll) => {
    organs(isAll);
    mockStatistics();
    visit('/downtown?organ=0b3f7f2e-0000-4000-8000-000000000000', [...permissions, 'organ.read']);
    await part('各省学员');
    expect(await screen.findByText('已不存在')).toBeVisible();
    expect(screen.queryByText(/0b3f7f2e/)).toBeNull();
  });

  it('of provinces shows the person’s own organisation if they may see no other', async () => {
    organs(false);
    const calls = mockStatistics();
    visit('/provincialLevelData', [...permissions, 'organ.read']);
    await part('各省学员');
    expect(calls.summary.calls[0]?.query).toEqual({ from: '2026-10-29' });
    expect(screen.queryByRole('combobox', { name: '机构' })).toBeNull();
  });
});
