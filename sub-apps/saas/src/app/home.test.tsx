import {
  context,
  type Home,
  type MenuNode,
  type StudentExam,
  savedPages,
} from '@edu/shared-utility';
import { heldAnswer, mockApi } from '@edu/shared-utility/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import { signIn, visit } from '../testing/visit';

const home: Home = {
  figures: [
    { key: 'students', value: 1248, weeks: [0, 2, 4, 1, 3, 5, 2, 12] },
    { key: 'departments', value: 9, weeks: null },
    { key: 'visitors', value: 4, weeks: [1, 1, 1, 1, 1, 1, 6, 4] },
  ],
  tasks: [{ key: 'invitations', count: 3 }],
  health: null,
  place: null,
};

const page = (id: string, name: string, path: string) => ({
  id,
  parentId: null,
  name,
  type: 2,
  path,
  children: [],
  breadcrumb: [],
});

beforeEach(() => {
  signIn();
  const nodes = [
    page('1', '首页', '/saas/home'),
    page('2', '学员管理', '/saas/student'),
    page('3', '模块与版本', '/saas/modules'),
  ];
  context.set('menu', { status: 'ready', nodes });
  context.set('timezone', 'Asia/Shanghai');
  context.set('userInfo', {
    userId: 'u1',
    phone: '13900000001',
    nickname: '晨光',
    name: '李管理',
    accountPhone: null,
    accountMail: null,
    idAuthStatus: 0,
  });
});
afterEach(() => {
  nock.cleanAll();
  localStorage.clear();
});

/** The figure with this label. */
const figure = (name: string) => screen.getByText(name).closest('div');

it('shows figures, their growth and open tasks, with links if they are in the menu', async () => {
  mockApi('home.find', { data: home });
  visit('/home');
  expect(await screen.findByRole('heading', { level: 1, name: /好，李管理$/ })).toBeVisible();
  expect(await screen.findByText('1,248')).toBeVisible();
  expect(screen.getByRole('link', { name: '学员' })).toHaveAttribute('href', '/saas/student');
  expect(figure('学员')).toHaveTextContent('1,248');
  expect(figure('学员')).toHaveTextContent('近 7 天新增 12');
  expect(figure('近 7 天登录')).toHaveTextContent('比前 7 天少 2');
  const weeks = screen.getByRole('img', { name: /0 · 2 · 4 · 1 · 3 · 5 · 2 · 12$/ });
  expect(weeks).toBeVisible();
  // on a phone the card is narrower than its chart, which has to shrink instead of being clipped
  expect(weeks).toHaveAttribute('viewBox', `0 0 ${weeks.getAttribute('width')} 28`);
  expect(figure('部门')).toHaveTextContent('9');
  expect(screen.queryByRole('link', { name: '部门' })).toBeNull();
  const tasks = screen.getByRole('region', { name: '待办' });
  expect(within(tasks).getByText('3 份邀请尚未答复')).toBeVisible();
  expect(screen.queryByRole('region', { name: '平台状态' })).toBeNull();
});

it('shows an operator the state of the platform, and says if there are no tasks', async () => {
  mockApi('home.find', {
    data: {
      ...home,
      tasks: [],
      health: [
        { key: 'modules', state: 'troubled', count: 2 },
        { key: 'jobs', state: 'busy', count: 1 },
        { key: 'messages', state: 'well', count: 0 },
      ],
    },
  });
  visit('/home');
  const health = await screen.findByRole('region', { name: '平台状态' });
  expect(within(health).getByRole('link', { name: '模块' })).toHaveAttribute(
    'href',
    '/saas/modules',
  );
  expect(within(health).getByRole('img', { name: '需要处理' })).toBeVisible();
  expect(within(health).getByText('2 个模块今天出过故障')).toBeVisible();
  expect(within(health).getByText('1 个任务进行中')).toBeVisible();
  expect(within(health).getByText('已全部发出')).toBeVisible();
  expect(screen.getByText('没有待办事项')).toBeVisible();
});

it('links to favourites and recent pages, and opens the page in the frame', async () => {
  mockApi('home.find', { data: home });
  savedPages.favourites.write('u1', ['/saas/modules', '/saas/gone']);
  savedPages.recents.write('u1', ['/saas/home', '/saas/modules', '/saas/student']);
  visit('/home');
  const favourites = await screen.findByRole('list', { name: '收藏' });
  expect(within(favourites).getAllByRole('link')).toHaveLength(1);
  const recents = screen.getByRole('list', { name: '最近访问' });
  expect(within(recents).getAllByRole('link')).toHaveLength(1);
  mockApi('user.findByCondition', { data: { list: [], total: 0, pageNum: 1, pageSize: 10 } });
  await userEvent.click(within(recents).getByRole('link', { name: '学员管理' }));
  expect(window.location.pathname).toBe('/saas/student');
});

it('a person without recent pages sees all pages', async () => {
  mockApi('home.find', { data: home });
  visit('/home');
  const allPages = await screen.findByRole('list', { name: '全部页面' });
  expect(within(allPages).getAllByRole('link')).toHaveLength(2);
});

it('if the figures fail to load the links are there, and the next try loads them', async () => {
  mockApi('home.find', { code: 50000, message: '服务器开小差了' });
  visit('/home');
  expect(await screen.findByRole('alert')).toHaveTextContent('服务器开小差了');
  expect(screen.getByRole('list', { name: '全部页面' })).toBeVisible();
  mockApi('home.find', { data: home });
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByText('1,248')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('links senders to failed messages, and everybody to unread ones', async () => {
  mockApi('home.find', {
    data: {
      ...home,
      tasks: [
        { key: 'failedMessages', count: 1 },
        { key: 'scheduledMessages', count: 2 },
        { key: 'unreadMessages', count: 3 },
      ],
    },
  });
  const nodes = [page('1', '首页', '/saas/home'), page('4', '消息', '/saas/message')];
  context.set('menu', { status: 'ready', nodes });
  visit('/home');
  for (const [name, href] of [
    ['1 条定时消息未能发出', '/saas/message?state=draft'],
    ['2 条消息等待定时发送', '/saas/message?state=scheduled'],
    ['3 条未读消息', '/saas/inbox?read=no'],
  ] as const) {
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
  }
});

describe('a student', () => {
  const place = { organName: '阳光教育总部', branchName: '总部校区', departmentName: null };
  const message = (id: string, title: string) => ({
    id,
    kind: 'announcement' as const,
    title,
    text: '',
    sender: '阳光教育总部',
    sentAt: '2026-11-20T08:00:00.000Z',
    readAt: null,
  });
  const open = (
    inbox: Parameters<typeof mockApi>[1],
    factors: Parameters<typeof mockApi>[1],
    pages: MenuNode[] = [],
  ): void => {
    mockApi('home.find', { data: { figures: [], tasks: [], health: null, place } });
    mockApi('inbox.find', inbox);
    mockApi('secondFactor.list', factors);
    context.set('menu', { status: 'ready', nodes: [page('1', '首页', '/saas/home'), ...pages] });
    visit('/home');
  };
  const noFactors = { data: { list: [], recoveryCodesLeft: 0, demanded: false } };

  it('sees their place, their unread messages and the security of their account', async () => {
    const list = ['一', '二', '三', '四'].map((title) => message(title, `通知${title}`));
    open({ data: { list, total: 4, pageNum: 1, pageSize: 10 } }, noFactors);
    const messages = await screen.findByRole('region', { name: '消息' });
    expect(await within(messages).findByText('4 条未读')).toBeVisible();
    expect(within(messages).getAllByRole('listitem')).toHaveLength(3);
    const placeRegion = screen.getByRole('region', { name: '我的机构' });
    expect(placeRegion).toHaveTextContent('机构阳光教育总部校区总部校区部门未分配');
    const safety = screen.getByRole('region', { name: '账号安全' });
    expect(await within(safety).findByText('未开启')).toBeVisible();
    expect(within(safety).getByText('未认证')).toBeVisible();
    expect(within(safety).getByRole('link', { name: '管理账号安全' })).toHaveAttribute(
      'href',
      '/personal',
    );
    expect(screen.queryByRole('region', { name: '待办' })).toBeNull();
    expect(screen.queryByRole('region', { name: '常用页面' })).toBeNull();
    expect(screen.queryByRole('region', { name: '我的学习' })).toBeNull();
  });

  it('reads what failed to load in its own part, and the rest beside it', async () => {
    open({ code: 50000, message: '服务器开小差了' }, { code: 50000, message: '服务器开小差了' });
    const messages = await screen.findByRole('region', { name: '消息' });
    expect(await within(messages).findByRole('alert')).toHaveTextContent('消息加载失败');
    const safety = screen.getByRole('region', { name: '账号安全' });
    expect(await within(safety).findByText('加载失败')).toBeVisible();
    mockApi('inbox.find', { data: { list: [], total: 0, pageNum: 1, pageSize: 10 } });
    await userEvent.click(within(messages).getByRole('button', { name: '重试' }));
    expect(await within(messages).findByText('没有未读消息')).toBeVisible();
  });

  it('continues with the last course, if it is in their menu', async () => {
    const course = (id: string, progress: number, lastAt: string | null) => ({
      ...{ id, title: `课程${id}`, cover: null, categoryId: null, categoryName: null },
      ...{ teacherName: '', level: 'beginner' as const, minutes: 0, lessonCount: 1, progress },
      ...{ publishedAt: null, lastLessonId: null, lastAt, finishedAt: null, expiresAt: null },
    });
    const list = [course('a', 0.4, '2026-11-20T08:00:00Z'), course('b', 0, null)];
    mockApi('studentCourse.findCourseList', { code: 50000, message: '服务器开小差了' });
    open({ data: { list: [], total: 0, pageNum: 1, pageSize: 10 } }, noFactors, [
      page('2', '我的学习', '/learn/courses'),
    ]);
    const learning = await screen.findByRole('region', { name: '我的学习' });
    expect(await within(learning).findByRole('alert')).toHaveTextContent('课程加载失败');
    mockApi('studentCourse.findCourseList', {
      data: { list, total: 2, pageNum: 1, pageSize: 10 },
    });
    await userEvent.click(within(learning).getByRole('button', { name: '重试' }));
    expect(await within(learning).findByText('已学 40%')).toBeVisible();
    expect(within(learning).getByText('未开始')).toBeVisible();
    expect(within(learning).getByRole('link', { name: '课程a' })).toHaveAttribute(
      'href',
      '/learn/courses/a',
    );
  });

  it('gets links to the exams that wait for them', async () => {
    const exam = (id: string, overrides: Partial<StudentExam> = {}): StudentExam => ({
      ...{ id, title: `考试${id}`, description: '', startsAt: null, endsAt: null, minutes: 60 },
      ...{ totalScore: 100, passScore: 60, attempts: 1, layout: 'page', watchFocus: false },
      ...{ phase: 'running', questionCount: 10, extraMinutes: 0, used: 0, left: 1 },
      ...{ openSittingId: null, best: null, mayReview: false },
      ...overrides,
    });
    mockApi('sitting.findMine', {
      data: [
        exam('a', { used: 1, left: 0, openSittingId: 's' }),
        exam('b', { phase: 'planned', startsAt: '2030-01-01T02:00:00Z' }),
        exam('c', { used: 1, left: 0 }),
      ],
    });
    open({ data: { list: [], total: 0, pageNum: 1, pageSize: 10 } }, noFactors, [
      page('2', '我的考试', '/learn/exams'),
    ]);
    const exams = await screen.findByRole('region', { name: '考试' });
    expect(await within(exams).findByRole('link', { name: '考试a' })).toHaveAttribute(
      'href',
      '/learn/exams/a',
    );
    expect(within(exams).getByText('进行中')).toBeVisible();
    expect(within(exams).getByText(/^2030\/01\/01 .* 开始$/)).toBeVisible();
    expect(within(exams).queryByText('考试c')).toBeNull();
  });
});

describe('while the page loads', () => {
  const kinds = ['student.read', 'teacher.read', 'administrator.read', 'audit.read'];

  it('it reserves the space that this person will need', async () => {
    const answer = heldAnswer();
    mockApi('home.find', { data: home }, { until: answer });
    visit('/home', [...kinds, 'platform.tenant']);
    const loading = await screen.findByRole('status', { name: '正在加载首页' });
    await within(loading).findByText('学员');
    expect(
      within(loading)
        .getAllByRole('term')
        .map((element) => element.textContent),
    ).toEqual([...['租户', '账号', '学员', '在读学员', '教师', '部门', '工作人员', '近 7 天登录']]);
    expect(within(loading).getByRole('region', { name: '平台状态' })).toBeVisible();
    answer.release();
    expect(await screen.findByText('1,248')).toBeVisible();
    expect(screen.queryByRole('status', { name: '正在加载首页' })).toBeNull();
  });

  it('it reserves no space for what the person may not see', async () => {
    mockApi('home.find', { data: home }, { delay: 300 });
    visit('/home', []);
    const loading = await screen.findByRole('status', { name: '正在加载首页' });
    expect(await screen.findByText('1,248')).toBeVisible();
    expect(loading).toBeEmptyDOMElement();
  });
});

it('shows as many tasks as there is space for, and the rest on request', async () => {
  const keys = ['registrations', 'invitations', 'failedJobs', 'articlesInReview', 'mapChanges'];
  const tasks = keys.map((key) => ({ key: key as 'failedJobs', count: 1 }));
  mockApi('home.find', { data: { ...home, tasks } });
  visit('/home');
  const moreButton = await screen.findByRole('button', { name: '全部待办（5）' });
  const list = screen.getByRole('region', { name: '待办' });
  expect(within(list).queryByText('1 项模块变更等待批准')).toBeNull();
  await userEvent.click(moreButton);
  expect(within(list).getByText('1 项模块变更等待批准')).toBeVisible();
});
