import type { StudentExam, UserPaper } from '@edu/shared-utility';
import { heldAnswer, mockApi } from '@edu/shared-utility/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import { exam, richText, sitting } from '../testing/exam';
import { signIn, visit } from '../testing/visit';

const everyTime = { times: Number.POSITIVE_INFINITY };
const best = { sittingId: 's', state: 'marked', score: 15.5, passed: true } as const;

beforeEach(signIn);
afterEach(() => nock.cleanAll());

it('exams are grouped by now, later and finished, each with its result', async () => {
  mockApi('sitting.findMine', { code: 50000, message: '服务器开小差了' });
  visit('/exams');
  expect(await screen.findByRole('alert')).toHaveTextContent('服务器开小差了');
  mockApi('sitting.findMine', {
    data: [
      exam('a', { endsAt: '2030-01-01T02:00:00Z', extraMinutes: 15 }),
      exam('b', { used: 1, left: 0, openSittingId: 's' }),
      exam('c', { phase: 'planned', startsAt: '2030-01-01T02:00:00Z', attempts: 0, left: null }),
      exam('d', { phase: 'over', used: 1, left: 0, best }),
      exam('e', { used: 1, left: 0, best: { ...best, score: null, passed: null } }),
      exam('f', {
        used: 1,
        left: 0,
        best: { ...best, state: 'submitted', score: null, passed: null },
      }),
      // its time was changed after it was taken
      exam('g', { phase: 'planned', used: 1, left: 0, best }),
    ],
  });
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  const now = await screen.findByRole('region', { name: '可以参加' });
  expect(
    within(now)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['考试a', '考试b']);
  expect(within(now).getByText(/^截止 2030\/01\/01/)).toBeVisible();
  expect(
    within(now).getByText(/60 分钟 （另加 15 分钟） · 5 道题 · 剩余 1 次，共 1 次/),
  ).toBeVisible();
  expect(within(now).getByText('进行中')).toBeVisible();
  const laterRegion = screen.getByRole('region', { name: '即将开始' });
  expect(within(laterRegion).getByText(/次数不限，已参加 0 次/)).toBeVisible();
  const done = screen.getByRole('region', { name: '已结束' });
  for (const text of ['15.5 / 20 分', '通过', '成绩在考试结束后公布', '等待阅卷']) {
    expect(within(done).getAllByText(text)[0]).toBeVisible();
  }
  expect(within(laterRegion).queryByRole('link', { name: '考试g' })).toBeNull();
  expect(within(done).getByRole('link', { name: '考试g' })).toBeVisible();
  expect(screen.getByText(/时间按您的时区显示/)).toBeVisible();
});

it('a finished exam shows how often it was taken instead of attempts that are left', async () => {
  mockApi('sitting.findMine', {
    data: [
      exam('a', { phase: 'over', attempts: 3, used: 2, left: 1, best }),
      exam('b', { phase: 'over', attempts: 1, used: 0, left: 1 }),
      exam('c', { phase: 'over', attempts: 0, used: 1, left: null, best }),
    ],
  });
  visit('/exams');
  const done = within(await screen.findByRole('region', { name: '已结束' }));
  for (const [name, words] of [
    ['考试a', '已参加 2 次'],
    ['考试b', '未参加'],
    ['考试c', '已参加 1 次'],
  ] as const) {
    const card = done.getByRole('link', { name }).closest('article');
    expect(card).toHaveTextContent(`60 分钟 · 5 道题 · ${words}`);
  }
  expect(screen.queryByText(/剩余|次数不限/)).toBeNull();
});

function openExam(overrides: Partial<StudentExam> = {}) {
  const read = mockApi('sitting.findExam', { data: exam('a', overrides) }, everyTime);
  visit('/exams/a');
  return read;
}

it('the rules are shown before it begins, and questions load only after clicking on begin', async () => {
  const read = openExam({ endsAt: '2030-01-01T02:00:00Z' });
  const rules = await screen.findByRole('region', { name: '考前须知' });
  for (const rule of [
    /60 分钟/,
    /满分 20 分，12 分通过/,
    /断网时可以继续作答/,
    /会被记录/,
    /只能参加一次/,
  ]) {
    expect(within(rules).getByText(rule)).toBeVisible();
  }
  const refused = mockApi('sitting.open', { code: 40900, message: '考试已经结束' });
  await userEvent.click(screen.getByRole('button', { name: '开始考试' }));
  expect(await screen.findByText('考试已经结束')).toBeVisible();
  expect(refused.calls[0]?.body).toEqual({ examId: 'a' });
  // the refusal means that the page may be outdated
  await waitFor(() => expect(read.calls.length).toBeGreaterThan(1));
  mockApi('sitting.open', { data: sitting() });
  const secondRead = mockApi('sitting.findById', { data: sitting() });
  await userEvent.click(screen.getByRole('button', { name: '开始考试' }));
  expect(await screen.findByText('先做什么')).toBeVisible();
  expect(window.location.pathname + window.location.search).toBe('/learn/sitting?id=s');
  expect(secondRead.calls).toEqual([]);
  // Whoever comes back later sees it as it is then.
  act(() => window.history.back());
  await screen.findByRole('region', { name: '考前须知' });
  act(() => window.history.forward());
  expect(await screen.findByText('先做什么')).toBeVisible();
  expect(secondRead.calls).toHaveLength(1);
});

it.each([
  ['none is left', { used: 1, left: 0, best, mayReview: true }, '您的考试次数已用完。'],
  ['it is over', { phase: 'over', best } as const, '考试已经结束。'],
  [
    'it has not begun',
    { phase: 'planned', startsAt: '2030-01-01T02:00:00Z' } as const,
    '考试尚未开始。',
  ],
])('it cannot begin if %s', async (_, more, reason) => {
  openExam(more);
  expect(await screen.findByText(reason)).toBeVisible();
  expect(screen.queryByRole('button', { name: /考试|再考/ })).toBeNull();
  const link = screen.queryByRole('link', { name: '查看答卷' });
  if ('mayReview' in more) expect(link).toHaveAttribute('href', '/learn/exams/a/s');
  else expect(link).toBeNull();
});

it('another person’s answers cannot be retried, and link back', async () => {
  mockApi('sitting.review', { code: 40400, message: '不存在' });
  visit('/exams/a/x');
  expect(await screen.findByText(/它不属于您/)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: '答卷' })).toBeVisible();
  expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
  expect(screen.getByRole('link', { name: '返回考试' })).toHaveAttribute('href', '/learn/exams/a');
});

it('answers that failed to load can be requested again', async () => {
  mockApi('sitting.review', { code: 50000, message: '服务器开小差了' });
  visit('/exams/a/x');
  expect(await screen.findByText('服务器开小差了')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: '答卷' })).toBeVisible();
  expect(screen.getByRole('button', { name: '重试' })).toBeVisible();
});

it('another person’s exam links back', async () => {
  mockApi('sitting.findExam', { code: 40400, message: '不存在' });
  visit('/exams/x');
  expect(await screen.findByText(/它不对您开放/)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: '考试不可用' })).toBeVisible();
  expect(document.title).toMatch(/^考试不可用/);
  expect(screen.getByRole('link', { name: '返回我的考试' })).toHaveAttribute(
    'href',
    '/learn/exams',
  );
});

it('answers of a closed sitting that are stored on this device are sent from here, only the person’s own', async () => {
  const change = { questionId: 'q1', given: { type: 'single', key: 'A' }, mark: false, at: 7 };
  const stored = (owner: string, id: string) =>
    localStorage.setItem(
      `keep:learn:sittings:localhost:${owner}`,
      JSON.stringify({ [id]: { changes: [change], leaves: 0 } }),
    );
  stored('u1', 's');
  stored('u2', 'other');
  const sent = mockApi('sitting.answer', {
    data: { now: '', endsAt: '', state: 'open', at: { q1: 7 } },
  });
  openExam({ openSittingId: 's', used: 1, left: 0 });
  expect(await screen.findByRole('button', { name: '继续考试' })).toBeVisible();
  await waitFor(() => expect(localStorage.getItem('keep:learn:sittings:localhost:u1')).toBe('{}'));
  expect(sent.calls.map(({ body }) => body)).toEqual([{ id: 's', changes: [change] }]);
  expect(localStorage.getItem('keep:learn:sittings:localhost:u2')).toContain('other');
});

it('an answer that another tab stores while these are sent is sent too', async () => {
  const change = (questionId: string, at: number) => ({
    ...{ questionId, given: { type: 'single', key: 'A' }, mark: false, at },
  });
  const key = 'keep:learn:sittings:localhost:u1';
  const store = (...changes: object[]) =>
    localStorage.setItem(key, JSON.stringify({ s: { changes, leaves: 0 } }));
  store(change('q1', 7));
  const until = heldAnswer();
  const taken = { now: '', endsAt: '', state: 'open', at: {} } as const;
  const first = mockApi('sitting.answer', { data: taken }, { until });
  openExam({ openSittingId: 's', used: 1, left: 0 });
  await waitFor(() => expect(first.calls).toHaveLength(1));
  store(change('q1', 7), change('q2', 8));
  const second = mockApi('sitting.answer', { data: taken });
  until.release();
  await waitFor(() => expect(localStorage.getItem(key)).toBe('{}'));
  expect(second.calls.map(({ body }) => body)).toEqual([{ id: 's', changes: [change('q2', 8)] }]);
});

const single = (answer: string): UserPaper['answers'][number]['question'] => ({
  type: 'single',
  stem: richText('先做什么'),
  options: ['B', 'A'].map((key) => ({ key, text: richText(`选项${key}`) })),
  answer,
  explanation: richText('因为灰尘往下落'),
});

it('afterwards the person’s answers are shown beside the right ones, with the letters as shown then', async () => {
  mockApi('sitting.review', {
    data: {
      ...{ id: 's', examId: 'a', examTitle: '结业考试', userId: 'u1', name: '李同学' },
      ...{ status: 'submitted', attempt: 1, startedAt: '2026-11-25T01:00:00Z', leaves: 0 },
      ...{ submittedAt: '2026-11-25T02:00:00Z', submittedBy: 'clock', score: null },
      ...{ totalScore: 9, passed: null, files: [] },
      answers: [
        {
          ...{ id: '1', sectionTitle: '', question: single('A'), maxScore: 5, comment: '' },
          ...{ given: { type: 'single', key: 'B' }, score: 0 },
        },
        {
          ...{ id: '2', sectionTitle: '', question: single('A'), maxScore: 4, comment: '很好' },
          ...{ given: { type: 'single', key: 'A' }, score: 4 },
        },
      ],
    },
  });
  visit('/exams/a/s');
  const first = await screen.findByRole('region', { name: '第 1 题' });
  expect(first).toHaveTextContent(/您的答案A ✗正确答案B/);
  expect(within(first).getByText('因为灰尘往下落')).toBeVisible();
  expect(screen.getByText(/时间到，自动交卷/)).toBeVisible();
  expect(screen.getByRole('region', { name: '第 2 题' })).toHaveTextContent(/评语： 很好/);
  await userEvent.click(screen.getByRole('checkbox', { name: '只看失分的题（1）' }));
  expect(screen.queryByRole('region', { name: '第 2 题' })).toBeNull();
});
