import { on, type StudentTrain } from '@edu/shared-utility';
import { mockApi } from '@edu/shared-utility/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import { signIn, toasts, visit } from '../testing/visit';

const everyTime = { times: Number.POSITIVE_INFINITY };
const address = '/trains/enrol/AAAAAAAAAAAAAAAAAAAAAA';

const item = (
  overrides: Partial<StudentTrain['items'][number]>,
): StudentTrain['items'][number] => ({
  ...{ id: 'i', kind: 'course', targetId: 'c', title: '母婴护理', required: true, progress: 0 },
  ...{ done: false, score: null, startsAt: null, endsAt: null },
  ...overrides,
});
const train = (overrides: Partial<StudentTrain> = {}): StudentTrain => ({
  ...{ id: 't', title: '岗前培训', cover: null, goal: '能独立上岗', description: '', hours: 48 },
  ...{ startsAt: '2026-11-01T01:00:00Z', endsAt: '2030-01-01T01:00:00Z', place: '一号楼' },
  ...{ regionName: null, pass: { items: 'required', exams: 'sat' }, phase: 'running' },
  ...{ progress: 0.5, passedAt: null, certificateId: null, items: [] },
  ...overrides,
});
const offer = (overrides: object = {}) => ({
  ...{ id: 't', title: '岗前培训', goal: '能独立上岗', places: 3, isIn: false },
  ...{ startsAt: '2026-11-01T01:00:00Z', endsAt: '2030-01-01T01:00:00Z' },
  ...overrides,
});

beforeEach(signIn);
afterEach(() => nock.cleanAll());

it('sets the page’s name in the frame, since the menu does not have it', async () => {
  const labels: (string | undefined)[] = [];
  const stop = on('breadcrumb:append', (crumb) => labels.push(crumb?.label));
  mockApi('train.findMine', { data: [] }, everyTime);
  visit('/trains');
  const heading = await screen.findByRole('heading', { level: 1 });
  expect(labels).toContain(heading.textContent);
  stop();
});

it('shows the parts of a training, the person’s progress, and links to each part', async () => {
  const items = [
    item({ id: '1', done: true, progress: 1 }),
    item({ id: '2', title: '急救', targetId: 'd', progress: 0.25, required: false }),
    item({ id: '3', kind: 'exam', targetId: 'e', title: '结业考试', score: 80 }),
    item({ id: '4', kind: 'live', targetId: 'l', title: '答疑', startsAt: '2030-01-01T01:00:00Z' }),
  ];
  mockApi('train.findMine', { data: [train({ items, cover: '/files/c.webp' })] });
  visit('/trains');
  expect(await screen.findByRole('heading', { name: '岗前培训' })).toBeVisible();
  expect(document.querySelector('img')?.getAttribute('src')).toMatch(/\/files\/c\.webp$/);
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50');
  expect(screen.getByText('完成全部必修内容即合格 · 考试交卷即算完成')).toBeVisible();
  expect(screen.getByText(/48 学时 · 一号楼/)).toBeVisible();
  const lines = within(screen.getByRole('list', { name: '岗前培训的内容' })).getAllByRole(
    'listitem',
  );
  const words = [/已完成/, /选修.*已学 25%/, /80 分/, /2030\/01\/01 .* 开始/];
  for (const [index, word] of words.entries()) expect(lines[index]).toHaveTextContent(word);
  const linkTargets = screen.getAllByRole('link').map((element) => element.getAttribute('href'));
  expect(linkTargets.slice(1)).toEqual([
    '/learn/courses/c',
    '/learn/courses/d',
    '/learn/exams/e',
    '/saas/zegoroomkit?live=l',
  ]);
});

it('says how many parts are enough, and nothing about exams where there are none', async () => {
  const pass = { items: 2, exams: 'sat' } as const;
  mockApi('train.findMine', { data: [train({ pass, items: [item({})] })] });
  visit('/trains');
  expect(await screen.findByText('完成任意 2 项即合格')).toBeVisible();
});

it('says who has passed, links to the certificate, and opens no course outside the period', async () => {
  const passedAt = '2026-11-20T02:00:00Z';
  mockApi('train.findMine', {
    data: [
      train({ phase: 'over', progress: 1, passedAt, certificateId: 'c1', items: [item({})] }),
      train({ id: 'u', title: '冬季班', phase: 'planned', pass: { items: 2, exams: 'passed' } }),
    ],
  });
  visit('/trains');
  expect(await screen.findByText('已于 2026/11/20 合格')).toBeVisible();
  expect(screen.getByRole('link', { name: '查看证书' })).toHaveAttribute(
    'href',
    '/learn/certificates',
  );
  expect(screen.queryByRole('link', { name: '母婴护理' })).toBeNull();
  expect(screen.getByText('完成任意 2 项即合格')).toBeVisible();
  expect(screen.getByText('培训期间开放')).toBeVisible();
});

it('shows what failed to load, and says if there is none', async () => {
  mockApi('train.findMine', { code: 50000, message: '服务器出错了' });
  visit('/trains');
  expect(await screen.findByText('培训没有加载出来')).toBeVisible();
  mockApi('train.findMine', { data: [] });
  await userEvent.setup().click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByText('您还没有参加培训')).toBeVisible();
  expect(toasts).toEqual([]);
});

it('a link shows the training, and enrols the person', async () => {
  const server = { isIn: false };
  mockApi('train.findByLink', () => ({ data: offer(server) }), everyTime);
  visit(address);
  expect(await screen.findByRole('heading', { name: '岗前培训' })).toBeVisible();
  expect(screen.getByText('还剩 3 个名额')).toBeVisible();
  const user = userEvent.setup();
  mockApi('train.enterLink', { code: 40900, message: '不在报名时间内' });
  await user.click(screen.getByRole('button', { name: '报名' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('不在报名时间内');
  const enter = mockApi('train.enterLink', { data: { id: 't' } });
  server.isIn = true;
  await user.click(screen.getByRole('button', { name: '报名' }));
  expect(await screen.findByText('报名成功，您已加入“岗前培训”。')).toBeVisible();
  expect(enter.calls[0]?.body).toEqual({ token: 'AAAAAAAAAAAAAAAAAAAAAA' });
  expect(toasts).toEqual([]);
  const button = screen.getByRole('button', { name: '查看我的培训' });
  expect(button).toHaveFocus();
  mockApi('train.findMine', { data: [train()] });
  await user.click(button);
  expect(window.location.pathname).toBe('/learn/trains');
});

it('a link without free places enrols nobody', async () => {
  mockApi('train.findByLink', { data: offer({ places: 0 }) });
  visit(address);
  expect(await screen.findByText('名额已满')).toBeVisible();
  expect(screen.getByRole('button', { name: '报名' })).toBeDisabled();
});

it('a closed link says so', async () => {
  mockApi('train.findByLink', { code: 40400, message: '没有找到' });
  visit(address);
  expect(await screen.findByText('报名链接无效或已关闭')).toBeVisible();
});

it('lists the questionnaires of the trainings, and links to the open ones', async () => {
  mockApi('train.findMine', { data: [] }, everyTime);
  const about = { anonymous: true, closesAt: null, trainTitle: '岗前培训', questions: 3 };
  visit(
    '/trains',
    [],
    [
      { id: 'f1', title: '课后评价', answered: false, ...about },
      { id: 'f2', title: '食堂调查', answered: true, ...about },
    ],
  );
  const dialog = within(await screen.findByRole('region', { name: '问卷' }));
  expect(dialog.getByRole('link', { name: '课后评价' })).toHaveAttribute(
    'href',
    '/form/answer?id=f1',
  );
  expect(dialog.queryByRole('link', { name: '食堂调查' })).not.toBeInTheDocument();
  expect(dialog.getByText('已提交')).toBeVisible();
});

/** Goes to another page of the app, as the frame's menu does. */
const goTo = (path: string) =>
  act(() => {
    window.history.pushState(null, '', path);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });

it('a questionnaire that was answered meanwhile is shown as such on return to the page', async () => {
  mockApi('train.findMine', { data: [] }, everyTime);
  mockApi('redemption.findMine', { data: [] }, everyTime);
  const about = { anonymous: true, closesAt: null, trainTitle: '岗前培训', questions: 3 };
  const asked = [{ id: 'f1', title: '课后评价', answered: false, ...about }];
  visit('/trains', [], asked);
  expect(await screen.findByRole('link', { name: '课后评价' })).toBeVisible();
  goTo('/learn/redeem');
  await screen.findByRole('textbox', { name: '兑换码' });
  asked.splice(0, 1, { id: 'f1', title: '课后评价', answered: true, ...about });
  goTo('/learn/trains');
  expect(await screen.findByText('已提交')).toBeVisible();
  expect(screen.queryByRole('link', { name: '课后评价' })).toBeNull();
});
