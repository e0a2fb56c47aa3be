import { context, errorCodes, type Questionnaire } from '@edu/shared-utility';
import { heldAnswer, mockApi, unsavedQuestions } from '@edu/shared-utility/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import { content, question, questionnaire } from '../testing/questionnaires';
import { freshBrowser, toasts, visit } from '../testing/visit';

const everyTime = { times: Number.POSITIVE_INFINITY };

const questions = unsavedQuestions();

beforeEach(() => freshBrowser());
afterEach(() => nock.cleanAll());

/** The server's state. */
let stored: Questionnaire;

function openPage(row: Questionnaire, tab = 'questions', permissions?: string[]) {
  stored = row;
  mockApi('questionnaire.findById', () => ({ data: stored }), everyTime);
  visit(`/questionnaires/${row.id}/${tab}`, permissions);
  return userEvent.setup();
}
const saves = () =>
  mockApi(
    'questionnaire.save',
    ({ body }) => {
      stored = { ...stored, ...(body as Partial<Questionnaire>), version: stored.version + 1 };
      return { data: { id: stored.id, version: stored.version } };
    },
    everyTime,
  );
const lastContent = (mock: { calls: readonly { body?: unknown }[] }) =>
  (mock.calls.at(-1)?.body as { content: Questionnaire['content'] } | undefined)?.content;

it('are listed with their state and possible actions', async () => {
  const {
    intro: _,
    thanks: __,
    content: ___,
    linkKey: ____,
    trains: _____,
    ...row
  } = questionnaire();
  const list = [
    { ...row, trains: 0 },
    { ...row, id: 'b2', title: '已发', status: 'published' as const, answers: 3, trains: 1 },
    {
      ...row,
      id: 'b3',
      title: '过期',
      status: 'published' as const,
      trains: 1,
      closesAt: '2020-01-01T00:00:00Z',
    },
  ];
  mockApi('questionnaire.find', { data: { list, total: 3, pageNum: 1, pageSize: 20 } }, everyTime);
  visit('/questionnaires');
  const draft = within(await screen.findByRole('row', { name: /课后调查/ }));
  expect(draft.getByText(/尚未指定填写人/)).toBeVisible();
  expect(draft.getByRole('button', { name: /发\s*布/ })).toBeVisible();
  const otherRow = within(screen.getByRole('row', { name: /已发/ }));
  expect(otherRow.queryByRole('button', { name: /发\s*布/ })).not.toBeInTheDocument();
  expect(otherRow.getByRole('button', { name: /关\s*闭/ })).toBeVisible();
  expect(otherRow.getByText('收集中')).toBeVisible();
  expect(within(screen.getByRole('row', { name: /过期/ })).getByText('已截止')).toBeVisible();
});

it('a question is added, and saved a moment later', async () => {
  const saved = saves();
  const user = openPage(questionnaire());
  await user.click(await screen.findByRole('button', { name: '添加题目' }));
  await user.click(await screen.findByRole('menuitem', { name: '星级' }));
  await user.type(await screen.findByRole('textbox', { name: /题目/ }), '几颗星');
  await waitFor(() =>
    expect(lastContent(saved)?.sections[0]?.questions[2]).toMatchObject({
      ...{ kind: 'stars', title: '几颗星' },
    }),
  );
  expect(await screen.findByText('已全部保存')).toBeVisible();
});

it('another type chosen by mistake keeps the options and limits', async () => {
  saves();
  const user = openPage(
    questionnaire({ content: content([question('q1', 'multiple', { min: 1, max: 2 })]) }),
  );
  await user.click(await screen.findByRole('button', { name: /1\. 问题 q1/ }));
  for (const kind of ['单行文本', '多选']) {
    await user.click(screen.getByRole('combobox', { name: '题型' }));
    await user.click(
      await screen.findByText(kind, { selector: '.ant-select-item-option-content' }),
    );
  }
  expect(screen.getByDisplayValue('甲')).toBeVisible();
  expect(screen.getByDisplayValue('乙')).toBeVisible();
  expect(screen.getByRole('spinbutton', { name: /最多/ })).toHaveValue(2);
});

it('a limit above the platform’s maximum becomes the maximum', async () => {
  const saved = saves();
  const user = openPage(questionnaire({ content: content([question('q1', 'number')]) }));
  await user.click(await screen.findByRole('button', { name: /1\. 问题 q1/ }));
  await user.click(screen.getByRole('spinbutton', { name: /最大/ }));
  await user.paste('99999999999999999999');
  await waitFor(() =>
    expect(lastContent(saved)?.sections[0]?.questions[0]).toMatchObject({ max: 1e12 }),
  );
});

it('a change that is not saved is asked about when the page is left', async () => {
  mockApi('questionnaire.save', { networkError: true }, everyTime);
  const user = openPage(questionnaire());
  await user.type(await screen.findByRole('textbox', { name: '标题' }), '改');
  expect(await screen.findByText(/未能保存/)).toBeVisible();
  await user.click(screen.getByRole('link', { name: '问卷' }));
  await waitFor(() => expect(questions.asked()).toBe(1));
  expect(screen.getByRole('textbox', { name: '标题' })).toHaveValue('课后调查改');
});

it('the title of a new one is not lost without a question', async () => {
  const empty = { list: [], total: 0, pageNum: 1, pageSize: 20 };
  mockApi('questionnaire.find', { data: empty }, everyTime);
  visit('/questionnaires');
  const user = userEvent.setup();
  const [add] = await screen.findAllByRole('button', { name: /新建问卷/ });
  await user.click(add as HTMLElement);
  const form = await screen.findByRole('dialog');
  const title = within(form).getByRole('textbox', { name: '标题' });
  await user.type(title, '结业调查');
  await questions.expectOnClose(form, () => expect(title).toHaveValue('结业调查'));
});

it('a change that could not be saved is saved as soon as the network is back', async () => {
  mockApi('questionnaire.save', { networkError: true });
  const user = openPage(questionnaire());
  await user.type(await screen.findByRole('textbox', { name: '标题' }), '改');
  expect(await screen.findByText(/未能保存/)).toBeVisible();
  saves();
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText('已全部保存')).toBeVisible();
});

it('its link is not removed without a question', async () => {
  const user = openPage(
    questionnaire({ status: 'published', hasLink: true, linkKey: 'k1' }),
    'share',
  );
  const shared = mockApi('questionnaire.share', { data: questionnaire() }, everyTime);
  const box = await screen.findByRole('checkbox', { name: '任何有链接的人' });
  await waitFor(() => expect(box).toBeEnabled());
  await user.click(box);
  expect(await screen.findByRole('dialog', { name: '让链接失效？' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: /取\s*消/ }));
  expect(shared.calls).toHaveLength(0);
  await user.click(screen.getByRole('checkbox', { name: '任何有链接的人' }));
  await user.click(await screen.findByRole('button', { name: '让链接失效' }));
  await waitFor(() => expect(shared.calls[0]?.body).toMatchObject({ byLink: false }));
});

it('publishing from another tab shows what has to be changed first', async () => {
  const user = openPage(
    questionnaire({ content: content([question('q1', 'text', { title: '' })]) }),
    'share',
  );
  await user.click(await screen.findByRole('button', { name: /发\s*布/ }));
  expect(await screen.findByText('请填写题目')).toBeVisible();
});

it('unsaved settings are saved before it is published', async () => {
  const saved = saves();
  const user = openPage(questionnaire(), 'share');
  const anonymous = await screen.findByRole('checkbox', { name: /匿名/ });
  await waitFor(() => expect(anonymous).toBeEnabled());
  await user.click(anonymous);
  await user.type(screen.getByRole('textbox', { name: /答卷上限/ }), '50');
  await user.click(screen.getByRole('button', { name: /^发\s*布$/ }));
  expect(await screen.findByRole('dialog', { name: /发布/ })).toBeVisible();
  expect(saved.calls).toHaveLength(1);
  expect(saved.calls[0]?.body).toMatchObject({ anonymous: false, limit: 50 });
});

it('a date that the browser refuses is explained in the page, not by the browser', async () => {
  const saved = saves();
  const user = openPage(questionnaire(), 'share');
  const closing = await screen.findByLabelText('结束时间');
  await waitFor(() => expect(closing).toBeEnabled());
  fireEvent.change(closing, { target: { value: '2100-01-01T00:00' } });
  await user.click(screen.getByRole('button', { name: /^保\s*存$/ }));
  expect(await screen.findByText('不能晚于 2099 年')).toBeVisible();
  expect(closing.closest('form')).toHaveProperty('noValidate', true);
  expect(saved.calls).toHaveLength(0);
});

it('a closing time without an hour blocks publishing', async () => {
  const saved = saves();
  const user = openPage(questionnaire(), 'share');
  const closing = await screen.findByLabelText('结束时间');
  await waitFor(() => expect(closing).toBeEnabled());
  // browsers report an incomplete date field by `badInput`, with an empty value
  Object.defineProperty(closing, 'validity', { value: { badInput: true } });
  await user.click(screen.getByRole('button', { name: /^发\s*布$/ }));
  expect(await screen.findByText('请填写完整的日期和时间')).toBeVisible();
  expect(screen.queryByRole('dialog', { name: /发布/ })).toBeNull();
  expect(saved.calls).toHaveLength(0);
});

it('an invalid limit is refused at its field, and a valid one is shown as saved', async () => {
  const saved = saves();
  const user = openPage(questionnaire(), 'share');
  const limit = await screen.findByRole('textbox', { name: /答卷上限/ });
  await waitFor(() => expect(limit).toBeEnabled());
  const save = () => user.click(screen.getByRole('button', { name: /^保\s*存$/ }));
  for (const wrong of ['1e1', '-1', '0', '1.5', '100001']) {
    await user.clear(limit);
    await user.type(limit, wrong);
    await save();
    expect(screen.getByText('答卷上限须为 1 至 100000 的整数')).toBeVisible();
  }
  expect(saved.calls).toHaveLength(0);
  await user.clear(limit);
  await user.type(limit, '1,000');
  await save();
  await waitFor(() => expect(limit).toHaveValue('1000'));
  expect(saved.calls[0]?.body).toMatchObject({ limit: 1000 });
});

it('all invalid settings are named at once, each at its field', async () => {
  const saved = saves();
  const user = openPage(questionnaire(), 'share');
  const opening = await screen.findByLabelText('开始时间');
  await waitFor(() => expect(opening).toBeEnabled());
  const closing = screen.getByLabelText('结束时间');
  const limit = screen.getByRole('textbox', { name: /答卷上限/ });
  fireEvent.change(opening, { target: { value: '2026-12-02T09:00' } });
  fireEvent.change(closing, { target: { value: '2026-12-01T09:00' } });
  await user.type(limit, '0');
  await user.click(screen.getByRole('button', { name: /^保\s*存$/ }));
  expect(screen.getByText('结束时间应晚于开始时间')).toBeVisible();
  expect(screen.getByText('答卷上限须为 1 至 100000 的整数')).toBeVisible();
  await user.clear(limit);
  expect(screen.queryByText('答卷上限须为 1 至 100000 的整数')).toBeNull();
  expect(screen.getByText('结束时间应晚于开始时间')).toBeVisible();
  fireEvent.change(opening, { target: { value: '2026-11-30T09:00' } });
  expect(screen.queryByText('结束时间应晚于开始时间')).toBeNull();
  expect(saved.calls).toHaveLength(0);
});

it('two incomplete times and an invalid limit are named together', async () => {
  const user = openPage(questionnaire(), 'share');
  const opening = await screen.findByLabelText('开始时间');
  await waitFor(() => expect(opening).toBeEnabled());
  for (const field of [opening, screen.getByLabelText('结束时间')]) {
    Object.defineProperty(field, 'validity', { value: { badInput: true } });
  }
  await user.type(screen.getByRole('textbox', { name: /答卷上限/ }), '-1');
  await user.click(screen.getByRole('button', { name: /^保\s*存$/ }));
  expect(screen.getAllByText('请填写完整的日期和时间')).toHaveLength(2);
  expect(screen.getByText('答卷上限须为 1 至 100000 的整数')).toBeVisible();
});

it('unsaved settings are asked about before another tab or the list opens', async () => {
  const user = openPage(questionnaire(), 'share');
  const thanksField = await screen.findByRole('textbox', { name: /感谢语/ });
  await waitFor(() => expect(thanksField).toBeEnabled());
  await user.type(thanksField, '谢谢大家');
  await user.click(screen.getByRole('tab', { name: '题目' }));
  await user.click(screen.getByRole('link', { name: '问卷' }));
  expect(questions.asked()).toBe(2);
  expect(screen.getByRole('textbox', { name: /感谢语/ })).toHaveValue('谢谢大家');
  questions.agree();
  await user.click(screen.getByRole('tab', { name: '题目' }));
  expect(await screen.findByRole('button', { name: /添加一页/ })).toBeVisible();
});

it('what is typed during a slow save is saved after it, not beside it', async () => {
  const held = heldAnswer();
  const answer = (version: number) => ({ data: { id: questionnaire().id, version } });
  const first = mockApi('questionnaire.save', answer(2), { until: held });
  const user = openPage(questionnaire());
  const title = await screen.findByRole('textbox', { name: /^标题/ });
  await user.type(title, '一');
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(first.calls).toHaveLength(1));
  const second = mockApi('questionnaire.save', answer(3));
  await user.type(title, '二');
  await user.keyboard('{Control>}s{/Control}');
  expect(second.calls).toHaveLength(0);
  held.release();
  await waitFor(() => expect(second.calls).toHaveLength(1));
  expect([first, second].map(({ calls }) => calls[0]?.body)).toMatchObject([
    { version: 1, title: expect.stringMatching(/一$/) },
    { version: 2, title: expect.stringMatching(/一二$/) },
  ]);
});

it('questions are saved without a question when another tab opens', async () => {
  const saved = saves();
  const user = openPage(questionnaire());
  await user.type(await screen.findByRole('textbox', { name: /^标题/ }), '二');
  await user.click(screen.getByRole('tab', { name: '发布与设置' }));
  expect(await screen.findByRole('textbox', { name: /感谢语/ })).toBeVisible();
  expect(saved.calls).toHaveLength(1);
});

it('settings that another person has changed need a choice, other changes do not', async () => {
  const row = questionnaire();
  const user = openPage(row, 'share');
  const limit = await screen.findByRole('textbox', { name: /答卷上限/ });
  await waitFor(() => expect(limit).toBeEnabled());
  await user.type(limit, '50');
  const refuse = (current: Questionnaire) =>
    mockApi('questionnaire.save', {
      ...{ code: errorCodes.conflict, message: '内容已被他人修改', data: { present: current } },
    });
  refuse({ ...row, title: '改了名字', version: 2 });
  refuse({ ...row, thanks: '谢谢大家', version: 3 });
  await user.click(screen.getByRole('button', { name: /^保\s*存$/ }));
  expect(await screen.findByText('有人刚刚修改了这份问卷')).toBeVisible();
  expect(screen.getByRole('textbox', { name: /答卷上限/ })).toHaveValue('50');
  await user.click(screen.getByRole('button', { name: '使用对方的版本' }));
  expect(screen.getByRole('textbox', { name: /感谢语/ })).toHaveValue('谢谢大家');
  expect(screen.getByRole('textbox', { name: /答卷上限/ })).toHaveValue('');
});

describe('settings that were not saved when the session ended', () => {
  const limitField = async () => {
    const field = await screen.findByRole('textbox', { name: /答卷上限/ });
    await waitFor(() => expect(context.get('permissions').status).toBe('ready'));
    return field;
  };
  async function typeAndEnd(): Promise<void> {
    context.set('userInfo', { userId: 'u' } as never);
    const user = openPage(questionnaire(), 'share');
    await user.type(await limitField(), '50');
    cleanup();
  }

  it('are back, and saved with the current version if the terms are the same', async () => {
    await typeAndEnd();
    const user = openPage(questionnaire({ version: 4, title: '改了名字' }), 'share');
    expect(await limitField()).toHaveValue('50');
    const saved = saves();
    await user.click(screen.getByRole('button', { name: /^保\s*存$/ }));
    await waitFor(() => expect(toasts.at(-1)?.message).toBe('设置已保存'));
    expect(saved.calls[0]?.body).toMatchObject({ version: 4, limit: 50 });
    cleanup();
    openPage({ ...stored, limit: null }, 'share');
    expect(await limitField()).toHaveValue('');
  });

  it('need a choice if another person has changed them', async () => {
    await typeAndEnd();
    const user = openPage(questionnaire({ version: 4, thanks: '谢谢大家' }), 'share');
    expect(await limitField()).toHaveValue('50');
    const alert = screen.getByText('有人刚刚修改了这份问卷');
    expect(alert.closest('[tabindex="-1"]')).toHaveFocus();
    await user.click(screen.getByRole('button', { name: '使用对方的版本' }));
    expect(await limitField()).toHaveValue('');
    expect(screen.getByRole('textbox', { name: /感谢语/ })).toHaveValue('谢谢大家');
  });

  it('leave alone what a published one no longer allows to change', async () => {
    context.set('userInfo', { userId: 'u' } as never);
    const user = openPage(questionnaire(), 'share');
    await limitField();
    await user.click(screen.getByRole('checkbox', { name: /匿名/ }));
    cleanup();
    openPage(questionnaire({ status: 'published', version: 4 }), 'share');
    await limitField();
    expect(screen.getByRole('checkbox', { name: /匿名/ })).toBeChecked();
    expect(questions.asked()).toBe(0);
  });

  it('are not put into fields that cannot be saved', async () => {
    await typeAndEnd();
    context.clear();
    context.set('token', 't');
    context.set('userInfo', { userId: 'u' } as never);
    openPage(questionnaire(), 'share', ['form.read']);
    expect(await limitField()).toHaveValue('');
  });
});

it('says about a published one that nobody can answer yet', async () => {
  openPage(questionnaire({ status: 'published' }), 'share');
  expect(await screen.findByText(/还没有人能填写/)).toBeVisible();
});

it('a removed question returns to its place', async () => {
  saves();
  const user = openPage(questionnaire());
  await user.click(await screen.findByRole('button', { name: '删除“问题 q1”' }));
  expect(screen.queryByRole('button', { name: /1\. 问题 q1/ })).not.toBeInTheDocument();
  await user.keyboard('{Control>}z{/Control}');
  expect(await screen.findByRole('button', { name: /1\. 问题 q1/ })).toBeVisible();
});

it('a condition on a later question is refused at its place', async () => {
  saves();
  const row = questionnaire({
    content: content([
      question('q1', 'nps'),
      question('q2', 'text', { showIf: { questionId: 'q1', test: 'less', value: '7' } }),
    ]),
  });
  const user = openPage(row);
  expect(screen.queryByText('条件只能针对前面的题目')).not.toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: '上移“问题 q2”' }));
  expect(await screen.findByText('条件只能针对前面的题目')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^发\s*布$/ }));
  await waitFor(() => expect(toasts.at(-1)?.message).toBe('请先修改标红的地方'));
});

it('questions are moved up and down by the keyboard', async () => {
  const saved = saves();
  const user = openPage(questionnaire());
  (await screen.findByRole('button', { name: /2\. 问题 q2/ })).focus();
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await waitFor(() =>
    expect(lastContent(saved)?.sections[0]?.questions.map(({ id }) => id)).toEqual(['q2', 'q1']),
  );
});

it('asks which of two versions to keep after a change by another person', async () => {
  const row = questionnaire();
  const current = { ...row, title: '别人的标题', version: 5 };
  mockApi('questionnaire.save', {
    ...{ code: errorCodes.conflict, message: '已被修改', data: { present: current } },
  });
  const user = openPage(row);
  const title = await screen.findByRole('textbox', { name: /标题/ });
  await user.type(title, '！');
  await user.click(await screen.findByRole('button', { name: '使用对方的版本' }));
  expect(title).toHaveValue('别人的标题');
});

it('the preview runs the logic', async () => {
  const row = questionnaire({
    content: content([
      question('q1', 'single'),
      question('q2', 'text', { showIf: { questionId: 'q1', test: 'is', value: 'o2' } }),
    ]),
  });
  const user = openPage(row);
  await screen.findByRole('button', { name: '添加题目' });
  const preview = within(await screen.findByRole('region', { name: '预览' }));
  expect(preview.queryByRole('textbox', { name: '问题 q2' })).not.toBeInTheDocument();
  await user.click(preview.getByRole('radio', { name: '乙' }));
  expect(await preview.findByRole('textbox', { name: '问题 q2' })).toBeVisible();
});

it('a published one shows its questions read-only', async () => {
  openPage(questionnaire({ status: 'published' }));
  expect(await screen.findByText('问卷已发布，题目不能再改')).toBeVisible();
  expect(screen.queryByRole('button', { name: '添加题目' })).not.toBeInTheDocument();
});

it('a link is created only with the permission to publish', async () => {
  const row = questionnaire({ status: 'published' });
  const user = openPage(row, 'share');
  const shared = mockApi('questionnaire.share', { data: { ...row, hasLink: true, linkKey: 'k' } });
  await user.click(await screen.findByRole('checkbox', { name: '任何有链接的人' }));
  await waitFor(() =>
    expect(shared.calls[0]?.body).toEqual({ id: 'b1', version: 1, byLink: true, trainIds: [] }),
  );
});

it('people with read-only access see disabled controls', async () => {
  openPage(questionnaire({ status: 'published' }), 'share', ['form.read']);
  expect(await screen.findByRole('checkbox', { name: '任何有链接的人' })).toBeDisabled();
  expect(screen.queryByRole('button', { name: /^关\s*闭$/ })).not.toBeInTheDocument();
});

it('the results show figures of each question and the written answers', async () => {
  mockApi('questionnaire.results', {
    data: {
      ...{ answers: 3, seconds: 75, days: [{ day: '2026-11-02', count: 3 }] },
      figures: [
        {
          ...{ questionId: 'q1', answered: 3, average: 9 },
          counts: [
            { value: '10', row: null, count: 2 },
            { value: '7', row: null, count: 1 },
          ],
        },
        { questionId: 'q2', answered: 1, counts: [], average: null },
      ],
    },
  });
  const user = openPage(questionnaire({ status: 'published', answers: 3 }), 'results');
  expect(await screen.findByText('1:15')).toBeVisible();
  expect(screen.getByText(/平均 9 · 净推荐值 67/)).toBeVisible();
  const chart = within(screen.getByRole('figure', { name: '1. 问题 q1' }));
  expect(chart.getByRole('row', { name: /10/ })).toHaveTextContent('2');
  mockApi('questionnaire.texts', {
    data: {
      ...{ total: 1, pageNum: 1, pageSize: 10 },
      list: [{ text: '再多些练习', answeredAt: '2026-11-02T02:00:00Z', personName: null }],
    },
  });
  await user.click(screen.getByRole('button', { name: '查看回答' }));
  expect(await screen.findByText('再多些练习')).toBeVisible();
});

it('answers of other days are read from their first page on', async () => {
  const figures = [
    { questionId: 'q1', answered: 0, counts: [], average: null },
    { questionId: 'q2', answered: 40, counts: [], average: null },
  ];
  const results = { answers: 40, seconds: null, days: [{ day: '2026-11-02', count: 40 }], figures };
  const asked = mockApi('questionnaire.results', { data: results }, everyTime);
  const answer = { answeredAt: '2026-11-02T02:00:00Z', personName: null };
  const texts = mockApi(
    'questionnaire.texts',
    ({ query }) => ({
      data: {
        ...{ total: 40, pageNum: 1, pageSize: 10 },
        list: [{ ...answer, text: `第${query.pageNum}页` }],
      },
    }),
    everyTime,
  );
  const singles = mockApi(
    'questionnaire.answers',
    {
      data: { ...{ total: 40, pageNum: 1, pageSize: 1 }, list: [{ ...answer, values: {} }] },
    } as never,
    everyTime,
  );
  const user = openPage(questionnaire({ status: 'published', answers: 40 }), 'results');
  await user.click(await screen.findByRole('button', { name: '查看回答' }));
  await screen.findByText('第1页');
  await user.click(screen.getByTitle('下一页'));
  expect(await screen.findByText('第2页')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '逐份查看答卷' }));
  await screen.findByText('第 1 / 40 份');
  await user.click(screen.getByRole('button', { name: '较早' }));
  expect(await screen.findByText('第 2 / 40 份')).toBeVisible();
  fireEvent.change(screen.getByLabelText('从'), { target: { value: '2026-11-02' } });
  await waitFor(() => expect(asked.calls.at(-1)?.query).toHaveProperty('from'));
  const { from } = asked.calls.at(-1)?.query ?? {};
  for (const list of [texts, singles]) {
    await waitFor(() => expect(list.calls.at(-1)?.query).toMatchObject({ from, pageNum: '1' }));
  }
  expect(await screen.findByText('第1页')).toBeVisible();
  expect(await screen.findByText('第 1 / 40 份')).toBeVisible();
  // Another person opens the same days by the address.
  expect(window.location.search).toBe('?from=2026-11-02');
});
