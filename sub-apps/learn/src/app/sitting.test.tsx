import { type AnswerChange, errorCodes, type Sitting } from '@edu/shared-utility';
import { mockApi } from '@edu/shared-utility/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import { exam, sitting } from '../testing/exam';
import { signIn, visit } from '../testing/visit';

const everyTime = { times: Number.POSITIVE_INFINITY };

/** The Web Locks of one browser, shared by two tabs. */
function fakeLocks() {
  let lose: ((reason: unknown) => void) | null = null;
  const request = async (
    _: string,
    options: LockOptions,
    work: (lock: object | null) => Promise<void> | undefined,
  ): Promise<void> => {
    if (options.ifAvailable && lose) return work(null);
    if (options.signal && lose) return new Promise(() => {});
    lose?.(new DOMException('stolen', 'AbortError'));
    const stolen = new Promise<void>((__, reject) => {
      lose = reject;
    });
    return Promise.race([work({}), stolen]);
  };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  return { take: () => void request('', {}, () => new Promise(() => {})).catch(() => {}) };
}

beforeEach(signIn);
afterEach(() => {
  nock.cleanAll();
  Object.defineProperty(navigator, 'locks', { configurable: true, value: undefined });
});

type Sent = { changes: AnswerChange[]; leaves?: number };

function open(overrides: Partial<Sitting> = {}) {
  const server = {
    isAway: false,
    isHandedIn: false,
    received: new Map<string, AnswerChange>(),
    leaves: 0,
  };
  const read = mockApi('sitting.findById', { data: sitting(overrides) }, everyTime);
  const answer = mockApi(
    'sitting.answer',
    ({ body }) => {
      if (server.isAway) return { networkError: true };
      if (server.isHandedIn) {
        const present = { state: 'submitted', submittedAt: '2026-11-25T02:00:00Z' };
        return { code: errorCodes.conflict, message: '考试已结束', data: { present } };
      }
      const { changes, leaves = 0 } = body as Sent;
      for (const change of changes) server.received.set(change.questionId, change);
      server.leaves += leaves;
      const { now, endsAt } = sitting(overrides);
      return {
        data: {
          ...{ now, endsAt, state: 'open' },
          at: Object.fromEntries(changes.map(({ questionId, at }) => [questionId, at])),
        },
      };
    },
    everyTime,
  );
  visit('/sitting?id=s');
  return { server, read, answer, user: userEvent.setup() };
}
const question = (number: number) => screen.findByRole('region', { name: `第 ${number} 题` });
const saved = () => waitFor(() => expect(screen.getByText('已保存')).toBeVisible());

it('every type is answered, sent, and listed in the overview and before handing in', async () => {
  const { user, server } = open();
  await user.click(within(await question(1)).getByRole('radio', { name: '拖地' }));
  // the layout around the app is the page's only main landmark
  expect(screen.queryByRole('main')).not.toBeInTheDocument();
  await user.click(within(await question(2)).getByRole('checkbox', { name: '扫地' }));
  await user.click(within(await question(3)).getByRole('radio', { name: '错误' }));
  await user.type(within(await question(4)).getByRole('textbox', { name: '第 1 空' }), '桶里');
  const fifth = await question(5);
  await user.click(within(fifth).getByRole('radio', { name: '扫地' }));
  await user.click(within(fifth).getByRole('button', { name: '标记' }));
  await saved();
  expect(server.received.get('q1')?.given).toEqual({ type: 'single', key: 'B' });
  expect(server.received.get('q4')?.given).toEqual({ type: 'blank', texts: ['桶里'] });
  expect(server.received.get('q5')).toMatchObject({
    ...{ mark: true, given: { type: 'compound', parts: { p1: { type: 'single', key: 'A' } } } },
  });
  expect(screen.getByText('已答 4 / 5')).toBeVisible();
  expect(screen.getByRole('button', { name: '第 5 题 · 未答完 · 已标记' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: '交卷' }));
  const dialog = await screen.findByRole('dialog', { name: '确定交卷吗？' });
  expect(dialog).toHaveTextContent('还有 1 题没有答完： 5');
  expect(dialog).toHaveTextContent('1 题已标记： 5');
  await user.click(within(dialog).getByRole('button', { name: '继续作答' }));
  await user.type(within(fifth).getByRole('textbox', { name: '您的回答' }), '为了干净');
  const handIn = mockApi('sitting.handIn', {
    data: { state: 'submitted', submittedAt: '2026-11-25T02:00:00Z' },
  });
  await user.click(screen.getByRole('button', { name: '交卷' }));
  const best = { sittingId: 's', state: 'submitted', score: null, passed: null } as const;
  mockApi('sitting.findExam', { data: exam('e', { used: 1, best }) }, everyTime);
  const reopened = await screen.findByRole('dialog', { name: '确定交卷吗？' });
  expect(reopened).toHaveTextContent('所有题目都已作答。');
  await user.click(within(reopened).getByRole('button', { name: '交卷' }));
  expect(await screen.findByRole('heading', { name: '已交卷' })).toBeVisible();
  // the layout around the app is the page's only main landmark
  expect(screen.queryByRole('main')).not.toBeInTheDocument();
  expect(screen.getByText(/等待阅卷/)).toBeVisible();
  // the last change is sent along, unless it was sent before
  const sentText = JSON.stringify([handIn.calls, server.received.get('q5')]);
  expect(sentText).toContain('为了干净');
  await user.click(screen.getByRole('button', { name: '查看考试' }));
  expect(window.location.pathname).toBe('/learn/exams/a');
});

it('it works by keyboard only: numbers choose, arrows move, m marks; none of them while typing', async () => {
  const { user } = open({ layout: 'single' });
  await question(1);
  await user.keyboard('2');
  expect(screen.getByRole('radio', { name: '拖地' })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: '扫地' }));
  await user.keyboard('{ArrowRight}');
  expect(within(await question(2)).getByRole('heading')).toHaveFocus();
  await user.keyboard('12m');
  expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
  expect(screen.getByRole('button', { name: '已标记' })).toHaveAttribute('aria-pressed', 'true');
  await user.keyboard('{ArrowRight}{ArrowRight}');
  await user.type(await screen.findByRole('textbox', { name: '第 1 空' }), 'm1{ArrowLeft}');
  expect(screen.getByRole('textbox', { name: '第 1 空' })).toHaveValue('m1');
  // the first question kept its answer, as the arrow key did not change it
  await user.click(screen.getByRole('button', { name: /^第 1 题/ }));
  expect(within(await question(1)).getByRole('radio', { name: '扫地' })).toBeChecked();
  await saved();
});

it('without a network it says where the answers are, and continues after a reload', async () => {
  const first = open();
  first.server.isAway = true;
  await first.user.click(within(await question(1)).getByRole('radio', { name: '拖地' }));
  expect(await screen.findByText('已存在本设备，联网后发送')).toBeVisible();
  expect(localStorage.getItem('keep:learn:sittings:localhost:u1')).toContain('"key":"B"');
  first.server.isAway = false;
  act(() => void window.dispatchEvent(new Event('online')));
  await saved();
  expect(first.server.received.get('q1')?.given).toEqual({ type: 'single', key: 'B' });
  expect(localStorage.getItem('keep:learn:sittings:localhost:u1')).toBe('{}');
});

it('before handing in without a network it says so, whether or not this device can store answers', async () => {
  const { user, server } = open();
  server.isAway = true;
  await user.click(within(await question(1)).getByRole('radio', { name: '拖地' }));
  expect(await screen.findByText('已存在本设备，联网后发送')).toBeVisible();
  const ask = async () => {
    await user.click(screen.getByRole('button', { name: '交卷' }));
    return screen.findByRole('dialog', { name: '确定交卷吗？' });
  };
  const dialog = await ask();
  expect(dialog).toHaveTextContent('现在没有网络，联网后才能交卷。');
  // a key that was meant for an answer must not hand in the exam
  expect(within(dialog).getByRole('button', { name: '交卷' })).not.toHaveFocus();
  await user.click(within(dialog).getByRole('button', { name: '继续作答' }));
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await user.click(within(await question(1)).getByRole('radio', { name: '扫地' }));
  await waitFor(() => expect(screen.queryByText('已存在本设备，联网后发送')).toBeNull());
  expect(await ask()).toHaveTextContent('现在没有网络，联网后才能交卷。');
  full.mockRestore();
});

it.each([
  [250, '不到 5 分钟'],
  [50, '不到 1 分钟'],
])('with %d seconds left it announces: %s', async (seconds, words) => {
  const now = Date.now();
  open({ endsAt: new Date(now + seconds * 1000).toISOString() });
  await question(1);
  expect(await screen.findByText(words)).toHaveAttribute('role', 'status');
});

it('a sitting that fails to load shows the answers stored on this device, and an ended one links on', async () => {
  const stored = {
    s: { changes: [{ questionId: 'q1', given: null, mark: true, at: 2 }], leaves: 0 },
  };
  localStorage.setItem('keep:learn:sittings:localhost:u1', JSON.stringify(stored));
  mockApi('sitting.findById', { code: 50000, message: '服务器开小差了' });
  visit('/sitting?id=s');
  expect(await screen.findByRole('alert')).toHaveTextContent(/还有 1 个答案没有送达/);
  mockApi('sitting.findById', { data: sitting({ state: 'marked', sections: [] }) });
  const best = { sittingId: 's', state: 'marked', score: 15.5, passed: true } as const;
  const mock = mockApi('sitting.findExam', { data: exam('a', { best, mayReview: true }) });
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByRole('heading', { name: '已交卷' })).toBeVisible();
  const outcome = await screen.findByRole('region', { name: '成绩（取最好一次）' });
  expect(outcome).toHaveTextContent('15.5');
  expect(outcome).toHaveTextContent('通过');
  expect(within(outcome).getByRole('link', { name: '查看答卷' })).toHaveAttribute(
    'href',
    '/learn/exams/a/s',
  );
  expect(mock.calls).toHaveLength(1);
});

it('an answer after another tab has handed in is not lost silently', async () => {
  const { server, user } = open();
  await question(1);
  server.isHandedIn = true;
  mockApi('sitting.findExam', { data: exam('a', { used: 1 }) }, everyTime);
  await user.click(within(await question(3)).getByRole('radio', { name: '错误' }));
  expect(await screen.findByRole('heading', { name: '已交卷' })).toBeVisible();
  const note = screen.getByRole('alert');
  expect(note).toHaveTextContent('考试已在另一个标签页、另一台设备上或由监考人员交卷。');
  expect(note).toHaveTextContent('以下 1 题的最后修改没有保存：3');
});

it('handing in with a last answer after another tab has handed in says that it was not saved', async () => {
  const { server, user } = open();
  await question(1);
  const handIn = mockApi('sitting.handIn', { data: { state: 'submitted', submittedAt: '' } });
  mockApi('sitting.findExam', { data: exam('a', { used: 1 }) }, everyTime);
  server.isAway = true;
  await user.click(within(await question(2)).getByRole('checkbox', { name: '扫地' }));
  expect(await screen.findByText('已存在本设备，联网后发送')).toBeVisible();
  server.isAway = false;
  server.isHandedIn = true;
  await user.click(screen.getByRole('button', { name: '交卷' }));
  const dialog = await screen.findByRole('dialog', { name: '确定交卷吗？' });
  await user.click(within(dialog).getByRole('button', { name: '交卷' }));
  expect(await screen.findByText('以下 1 题的最后修改没有保存：2')).toBeVisible();
  expect(handIn.calls).toHaveLength(0);
});

it('finds out that another tab has handed in as soon as its window gets the focus', async () => {
  const { server } = open();
  await question(1);
  server.isHandedIn = true;
  mockApi('sitting.findExam', { data: exam('a', { used: 1 }) }, everyTime);
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(await screen.findByRole('heading', { name: '已交卷' })).toBeVisible();
  expect(screen.getByText(/^考试已在另一个标签页/)).toBeVisible();
  expect(screen.queryByText(/没有保存/)).toBeNull();
});

it('another person’s sitting is not found', async () => {
  mockApi('sitting.findById', { code: 40400, message: '不存在' });
  visit('/sitting?id=x');
  expect(await screen.findByText(/它不属于您/)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: '考试不可用' })).toBeVisible();
  expect(document.title).toMatch(/^考试不可用/);
  expect(screen.getByRole('link', { name: '返回我的考试' })).toBeVisible();
});

it('a second tab says so and may take over; the first one then accepts no more answers', async () => {
  const otherLocks = fakeLocks();
  otherLocks.take();
  const { user, read } = open();
  expect(await screen.findByText('这场考试已在另一个标签页打开')).toBeVisible();
  expect(read.calls).toEqual([]);
  await user.click(screen.getByRole('button', { name: '在这里继续' }));
  await question(1);
  await act(async () => otherLocks.take());
  expect(await screen.findByText('这场考试已在另一个标签页打开')).toBeVisible();
  expect(screen.queryByRole('region', { name: '第 1 题' })).toBeNull();
});

it('leaving the page is reported once each time, if the exam records it', async () => {
  const { server } = open();
  await question(1);
  const look = (state: 'hidden' | 'visible') => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  act(() => {
    window.dispatchEvent(new Event('blur'));
    look('hidden');
    look('visible');
  });
  await waitFor(() => expect(server.leaves).toBe(1));
});
