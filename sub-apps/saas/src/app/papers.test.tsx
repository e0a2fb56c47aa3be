import { context, errorCodes, type Paper, type PaperSummary, unsaved } from '@edu/shared-utility';
import { mockApi, pasteInto } from '@edu/shared-utility/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import {
  bankRow,
  choiceOf,
  paperRow,
  questionInPaper,
  readRule,
  section,
  wholePaper,
} from '../testing/papers';
import { pageOf } from '../testing/students';
import { dialog, field, signIn, toasts, visit } from '../testing/visit';

const everyTime = { times: Number.POSITIVE_INFINITY };
const author = ['paper.read', 'paper.write', 'paper.publish'];
const tree = [
  { id: 'k1', parentId: null, name: '护理', type: 'question', order: 0, count: 8, children: [] },
];

beforeEach(() => {
  localStorage.clear();
  signIn();
  context.set('userInfo', { userId: 'u' } as never);
});
afterEach(() => nock.cleanAll());

describe('the list', () => {
  async function open(papers: PaperSummary[], permissions = author) {
    mockApi('resourceCategory.getTree', { data: [] }, everyTime);
    const mock = mockApi('paper.findByCondition', () => ({ data: pageOf(papers) }), everyTime);
    visit('/paper', permissions);
    await screen.findByRole('row', { name: new RegExp(papers[0]?.title ?? '') });
    return mock;
  }
  const row = (name: RegExp) => within(screen.getByRole('row', { name }));

  it('offers each paper the actions of its state, and disabling can be undone', async () => {
    await open([paperRow('p1', '草稿卷'), paperRow('p2', '启用卷', { status: 1, examCount: 2 })]);
    expect(row(/草稿卷/).getByRole('link', { name: /编辑/ })).toHaveAttribute(
      'href',
      '/saas/paper/p1',
    );
    expect(row(/启用卷/).getByRole('link', { name: /查看/ })).toBeVisible();
    expect(row(/启用卷/).queryByRole('button', { name: /^启用/ })).toBeNull();
    const move = mockApi('paper.updateStatusById', { data: null }, everyTime);
    await userEvent.click(row(/启用卷/).getByRole('button', { name: /停用/ }));
    await userEvent.click(await screen.findByRole('button', { name: /撤销/ }));
    await waitFor(() => expect(move.calls).toHaveLength(2));
    expect(move.calls.map(({ query }) => query)).toEqual([
      expect.objectContaining({ id: 'p2', version: '3', status: '2' }),
      expect.objectContaining({ id: 'p2', status: '1' }),
    ]);
  });

  it('says what a paper lacks that cannot be enabled, and hides that button with read-only access', async () => {
    await open([paperRow('p1', '草稿卷')]);
    const message = '第 1 部分还没有题目';
    mockApi('paper.updateStatusById', { code: errorCodes.conflict, message, data: {} });
    await userEvent.click(row(/草稿卷/).getByRole('button', { name: /^启用/ }));
    await waitFor(() => expect(toasts.at(-1)?.message).toBe(message));
  });

  it('creates a paper by rule and opens it', async () => {
    await open([paperRow('p1', '草稿卷')]);
    const save = mockApi('paper.save', { data: { id: 'n' } });
    await userEvent.click(screen.getByRole('button', { name: '新建试卷' }));
    const form = within(await dialog());
    await userEvent.click(await form.findByRole('button', { name: /保存/ }));
    expect(await form.findByText('请输入名称')).toBeVisible();
    await pasteInto(field('名称'), ' 期末 ');
    await userEvent.click(form.getByRole('combobox', { name: '组卷方式' }));
    await userEvent.click(await screen.findByTitle('按规则抽题'));
    await userEvent.click(form.getByRole('button', { name: /保存/ }));
    await waitFor(() =>
      expect(save.calls[0]?.body).toEqual({
        ...{ title: '期末', type: 'random', drawn: 'each', categoryId: null },
      }),
    );
    await waitFor(() => expect(window.location.pathname).toBe('/saas/paper/n'));
  });
});

describe('the editor', () => {
  const server = { paper: wholePaper() };

  async function open(change: Partial<Paper> = {}, permissions = author, inBank = 7) {
    server.paper = wholePaper(change);
    mockApi('paper.findById', () => ({ data: server.paper }), everyTime);
    mockApi('resourceCategory.getTree', { data: tree } as never, everyTime);
    mockApi(
      'paper.findQuestionCountByCategoryIds',
      {
        data: [{ categoryId: 'k1', type: 'judge', difficulty: 2, count: inBank }],
      },
      everyTime,
    );
    const bank = mockApi(
      'paper.findNotExitListByIds',
      { data: pageOf([bankRow('q9', '新的一问'), bankRow('q-a', '第一问')]) },
      everyTime,
    );
    const saves = mockApi(
      'paper.saveQuestions',
      () => {
        server.paper = { ...server.paper, version: server.paper.version + 1 };
        return { data: { version: server.paper.version } };
      },
      everyTime,
    );
    visit('/paper/p', permissions);
    await screen.findByRole('heading', { level: 1, name: '结业卷' });
    return { bank, saves };
  }
  const sent = (saves: { readonly calls: readonly { body: unknown }[] }) =>
    saves.calls.at(-1)?.body as {
      version: number;
      sections: {
        title: string;
        questions: { questionId: string; score: number; id?: string }[];
        rules: object[];
      }[];
    };
  const pressInMenu = async (title: string, action: string) => {
    await userEvent.click(screen.getByRole('button', { name: `“${title}”的更多操作` }));
    await userEvent.click(await screen.findByRole('menuitem', { name: action }));
  };

  it('says when it was saved by the clock of the person’s time zone', async () => {
    // No other zone has its minutes.
    context.set('timezone', 'Asia/Kathmandu');
    const time = () =>
      new Date().toLocaleTimeString('sv-SE', {
        ...{ timeZone: 'Asia/Kathmandu', hour: '2-digit', minute: '2-digit' },
      });
    await open();
    const points = await screen.findByRole('textbox', { name: '第 1 题分数' });
    const before = time();
    await userEvent.clear(points);
    await pasteInto(points, '2.5');
    const status = await screen.findByText(/^已保存 \d\d:\d\d$/);
    expect([before, time()]).toContain(status.textContent?.replace('已保存 ', ''));
  });

  it('adds from the bank, moves by the menu, counts points and saves automatically', async () => {
    const { bank, saves } = await open();
    const aside = within(await screen.findByRole('complementary', { name: '题库' }));
    expect(await aside.findByText('新的一问')).toBeVisible();
    // questions that the paper has already are not offered
    expect(aside.queryByText('第一问')).toBeNull();
    await pasteInto(aside.getByRole('searchbox'), '新的');
    await waitFor(() => expect(bank.calls.at(-1)?.query).toMatchObject({ id: 'p', title: '新的' }));
    await userEvent.click(await aside.findByRole('button', { name: '添加“新的一问”' }));
    expect(aside.queryByText('新的一问')).toBeNull();
    expect(screen.getByText('4 题 · 8 分').parentElement).toHaveStyle({ position: 'sticky' });
    await pressInMenu('第二问', '下移');
    const points = screen.getByRole('textbox', { name: '第 1 题分数' });
    await userEvent.clear(points);
    await pasteInto(points, '2.5');
    await screen.findByText(/^已保存 \d\d:\d\d$/);
    expect(
      sent(saves).sections.map(({ questions }) =>
        questions.map((question) => [question.questionId, question.score]),
      ),
    ).toEqual([
      [['q-a', 2.5]],
      [
        ['q-b', 2],
        ['q-c', 2],
        ['q9', 2],
      ],
    ]);
    expect(screen.getByText('4 题 · 8.5 分')).toBeVisible();
  });

  it('is unsaved input while saving fails', async () => {
    await open();
    expect(unsaved.any()).toBe(false);
    nock.cleanAll();
    mockApi('paper.findById', () => ({ data: server.paper }), everyTime);
    mockApi('paper.saveQuestions', { networkError: true });
    const points = screen.getByRole('textbox', { name: '第 1 题分数' });
    await userEvent.clear(points);
    await pasteInto(points, '2.5');
    expect(await screen.findByText(/^未保存：网络中断/)).toBeVisible();
    expect(unsaved.any()).toBe(true);
    mockApi('paper.saveQuestions', { data: { version: 4 } });
    act(() => void window.dispatchEvent(new Event('online')));
    await screen.findByText(/^已保存 \d\d:\d\d$/);
    expect(unsaved.any()).toBe(false);
  });

  it('does not send invalid points, reorders by dropping, and removes a question with undo', async () => {
    const { saves } = await open();
    const points = screen.getByRole('textbox', { name: '第 1 题分数' });
    await userEvent.clear(points);
    await pasteInto(points, '2.55');
    expect(points).toHaveAttribute('aria-invalid', 'true');
    await userEvent.tab();
    expect(points).toHaveValue('2');
    const bank = within(screen.getByRole('complementary', { name: '题库' }));
    const dataTransfer = { setData: () => {} };
    fireEvent.dragStart(await bank.findByText('新的一问'), { dataTransfer });
    fireEvent.dragOver(screen.getByText('第二问'), { dataTransfer });
    fireEvent.drop(screen.getByText('第二问'), { dataTransfer });
    const order = screen.getAllByRole('button', { name: /^移动“.*问”/ });
    expect(order.map((element) => element.getAttribute('aria-label'))).toEqual([
      ...['移动“第一问”', '移动“新的一问”', '移动“第二问”', '移动“第三问”'],
    ]);
    await screen.findByText(/^已保存 \d\d:\d\d$/);
    await pressInMenu('第三问', '移除');
    expect(screen.queryByText('第三问')).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: /撤销/ }));
    expect(await screen.findByText('第三问')).toBeVisible();
    expect(sent(saves).sections[0]?.questions.map((question) => question.score)).toEqual([2, 2, 2]);
  });

  it('links to what a paper by rule lacks, and creates a rule from a number of questions in the bank', async () => {
    const { saves } = await open({
      type: 'random',
      sections: [
        section('s1', '理论', { rules: [readRule('r1', { count: 9, available: 8, left: 8 })] }),
      ],
      problems: [{ kind: 'tooFew', blocks: true, sectionId: 's1', lineId: 'r1' }],
    });
    expect(await screen.findByText('题库只有 8 题，不够抽')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /第 1 条规则.*不够抽/ }));
    expect(screen.getByRole('group', { name: '单选题 × 9' })).toHaveFocus();
    await userEvent.click(await screen.findByRole('button', { name: /“护理”的判断题/ }));
    expect(screen.getByText('14 题 · 28 分', { selector: 'strong' })).toBeVisible();
    await screen.findByText(/^已保存 \d\d:\d\d$/);
    expect(sent(saves).sections[0]?.rules[1]).toEqual({
      ...{ categoryId: 'k1', type: 'judge', difficulty: null, point: null, count: 5, score: 2 },
    });
  });

  it('a new rule asks for no more questions than the bank has; a double click adds one', async () => {
    const sections = [section('s1', '理论', { rules: [] })];
    const { saves } = await open({ type: 'random', sections }, author, 1);
    await userEvent.dblClick(await screen.findByRole('button', { name: /“护理”的判断题/ }));
    await screen.findByText(/^已保存 \d\d:\d\d$/);
    expect(sent(saves).sections[0]?.rules).toMatchObject([{ categoryId: 'k1', count: 1 }]);
  });

  /** My second section has another title, and the other person has saved a paper with one section. */
  async function openConflict(): Promise<void> {
    await open();
    nock.cleanAll();
    const current = wholePaper({
      version: 8,
      sections: [section('s1', '单选', { questions: [questionInPaper('x', '对方的一问')] })],
    });
    mockApi('paper.findById', () => ({ data: current }), everyTime);
    mockApi('paper.saveQuestions', {
      code: errorCodes.conflict,
      message: '已被修改',
      data: { present: current },
    });
    const title = screen.getByRole('textbox', { name: '第 2 部分标题' });
    await userEvent.clear(title);
    await pasteInto(title, '是非');
  }

  it('shows both versions when two people changed the paper, and continues from mine', async () => {
    await openConflict();
    const differences = await screen.findByRole('region', { name: '不同之处' });
    const cells = within(differences)
      .getAllByRole('row')
      .map((row) => [...row.children].map(({ textContent }) => textContent));
    expect(cells[0]).toEqual(['内容', expect.stringMatching(/^我的（/), '对方的（1 题 · 2 分）']);
    expect(cells).toContainEqual(['“单选”中：对方的一问', '没有', '有']);
    expect(cells).toContainEqual(['部分“是非”', '有', '没有']);
    const mine = mockApi('paper.saveQuestions', { data: { version: 9 } });
    await userEvent.click(screen.getByRole('button', { name: '保留我的' }));
    await waitFor(() => expect(mine.calls).toHaveLength(1));
    const body = sent(mine);
    expect([body.version, body.sections.map((item) => item.title)]).toEqual([8, ['单选', '是非']]);
    // places that the other person removed are added again as new ones
    expect(body.sections[0]?.questions[0]).not.toHaveProperty('id');
  });

  it('takes the other version, and returns to mine for an undo', async () => {
    await openConflict();
    await userEvent.click(await screen.findByRole('button', { name: '采用对方的' }));
    expect(screen.queryByRole('textbox', { name: '第 2 部分标题' })).toBeNull();
    const mine = mockApi('paper.saveQuestions', { data: { version: 9 } });
    await userEvent.click(await screen.findByRole('button', { name: '撤销: 已采用对方的版本' }));
    expect(await screen.findByRole('textbox', { name: '第 2 部分标题' })).toHaveValue('是非');
    await waitFor(() => expect(mine.calls).toHaveLength(1));
    expect(sent(mine).version).toBe(8);
  });

  it('replaces one question in its place', async () => {
    await open();
    await pressInMenu('第二问', '换题');
    const form = within(await dialog());
    const change = mockApi('paper.updateQuestion', { data: { version: 4 } });
    await userEvent.click(await form.findByRole('button', { name: '选用“新的一问”' }));
    await waitFor(() =>
      expect(change.calls[0]?.body).toEqual({ id: 'b', questionId: 'q9', version: 3 }),
    );
    await waitFor(() => expect(toasts.at(-1)?.message).toBe('已换题'));
  });

  it('is read-only for an enabled paper, and with read-only access', async () => {
    await open({ status: 1, examCount: 1 });
    expect(screen.getByText(/已发布的考试保留发布时的题目/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: '第 1 题分数' })).toBeDisabled();
    expect(screen.queryByRole('complementary', { name: '题库' })).toBeNull();
    expect(screen.queryByRole('button', { name: /移动|添加部分/ })).toBeNull();
  });
});

it('shows a drawn paper without the answers, prints only that, and says why none can be drawn', async () => {
  mockApi('paper.findById', { data: wholePaper({ type: 'random' }) }, everyTime);
  const sheet = {
    ...{ title: '结业卷', totalScore: 4, files: [] },
    sections: [
      {
        title: '单选',
        note: '',
        questions: [{ questionId: 'q', score: 4, question: choiceOf('抽到的一问') }],
      },
    ],
  };
  mockApi('paper.draw', { data: sheet });
  visit('/paper/p/preview', author);
  expect(await screen.findByText('抽到的一问')).toBeVisible();
  expect(screen.queryByText('正确答案')).toBeNull();
  await userEvent.click(screen.getByRole('checkbox', { name: '显示答案与解析' }));
  expect(screen.getByText('正确答案')).toBeVisible();
  window.print = () => {
    window.dispatchEvent(new Event('beforeprint'));
    expect(document.querySelector('body > .saas-print')).toHaveTextContent('抽到的一问');
    window.dispatchEvent(new Event('afterprint'));
  };
  await userEvent.click(screen.getByRole('button', { name: '打印或存为 PDF' }));
  await waitFor(() => expect(document.querySelector('.saas-print')).toBeNull());
  mockApi('paper.draw', { code: errorCodes.conflict, message: '第 1 条规则不够抽', data: {} });
  await userEvent.click(screen.getByRole('button', { name: '重新抽题' }));
  expect(await screen.findByText('第 1 条规则不够抽')).toBeVisible();
});

it('does not print a paper without questions', async () => {
  mockApi('paper.findById', { data: wholePaper() }, everyTime);
  const sections = [{ title: '单选', note: '', questions: [] }];
  mockApi('paper.draw', { data: { title: '空卷', totalScore: 0, files: [], sections } });
  visit('/paper/p/preview', author);
  expect(await screen.findByText(/试卷还没有题目/)).toBeVisible();
  expect(screen.getByRole('button', { name: '打印或存为 PDF' })).toBeDisabled();
});
