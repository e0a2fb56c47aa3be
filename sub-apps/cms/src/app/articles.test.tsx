import { type Resource, setLanguage, unsaved } from '@edu/shared-utility';
import { heldAnswer, mockApi, storage, voucher } from '@edu/shared-utility/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import { articleOf, categoryOf, idOf, pageOf, summaryOf } from '../testing/articles';
import { signIn, toasts, visit } from '../testing/visit';

const everyTime = { times: Number.POSITIVE_INFINITY };

/** The field, once the permissions have loaded and it is enabled. */
async function field(label: string): Promise<HTMLElement> {
  const element = await screen.findByLabelText(label);
  await waitFor(() => expect(element).toBeEnabled());
  return element;
}

beforeEach(() => signIn());
afterEach(() => nock.cleanAll());

function list(...rows: ReturnType<typeof summaryOf>[]) {
  mockApi('resourceCategory.getTree', { data: [categoryOf('新闻')] }, everyTime);
  return mockApi('article.findByCondition', { data: pageOf(rows) }, everyTime);
}

it('lists articles by state, and offers each its possible actions', async () => {
  const mock = list(
    summaryOf(1),
    summaryOf(2, { status: 'review' }),
    summaryOf(3, { status: 'draft', isShown: true, publishedNumber: 2 }),
    summaryOf(4, { status: 'scheduled', publishAt: '2026-12-24T09:30:00' }),
  );
  visit('/content/articles');
  const row = await screen.findByRole('row', { name: /文章1/ });
  expect(within(row).getByText('草稿')).toBeVisible();
  expect(await within(row).findByRole('button', { name: '提交审核 文章1' })).toBeVisible();
  expect(within(row).queryByRole('button', { name: /^发布/ })).toBeNull();
  const second = screen.getByRole('row', { name: /文章2/ });
  expect(within(second).getByRole('button', { name: '发布 文章2' })).toBeVisible();
  expect(within(second).getByRole('button', { name: '退回 文章2' })).toBeVisible();
  expect(within(screen.getByRole('row', { name: /文章3/ })).getByText('旧版展示中')).toBeVisible();
  expect(screen.getByRole('row', { name: /文章4/ })).toHaveTextContent('2026/12/24 09:30');
  await userEvent.click(screen.getByRole('link', { name: '待审核' }));
  await waitFor(() =>
    expect(mock.calls.at(-1)?.body).toMatchObject({ kind: 'article', status: 'review' }),
  );
});

it('authors are separated as the language does', async () => {
  list(summaryOf(1, { authors: ['何文清', '陈志远'] }));
  visit('/content/articles');
  const row = await screen.findByRole('row', { name: /文章1/ });
  expect(row).toHaveTextContent('何文清、陈志远');
  await act(() => setLanguage('en-US'));
  expect(row).toHaveTextContent('何文清, 陈志远');
  await act(() => setLanguage('zh-CN'));
});

it('the link back leads to the list as it was, with its conditions', async () => {
  list(summaryOf(2));
  mockApi('article.findById', { data: articleOf(2) }, everyTime);
  visit('/content/articles?keyword=%E8%8A%82&status=draft');
  await userEvent.click(await screen.findByRole('link', { name: '编辑 文章2' }));
  expect(await screen.findByRole('heading', { level: 1, name: '文章2' })).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: '文章' }));
  expect(await screen.findByRole('row', { name: /文章2/ })).toBeVisible();
  expect(window.location.pathname).toBe('/cms/content/articles');
  expect(window.location.search).toBe('?keyword=%E8%8A%82&status=draft');
  await userEvent.click(screen.getByRole('button', { name: '写文章' }));
  expect(await screen.findByRole('link', { name: '文章' })).toHaveAttribute(
    'href',
    '/cms/content/articles?keyword=%E8%8A%82&status=draft',
  );
});

it('an article that the person may not see says so, without a retry', async () => {
  nock.cleanAll();
  signIn([]);
  mockApi('resourceCategory.getTree', { code: 40300, message: '没有权限' }, everyTime);
  mockApi('article.findById', { code: 40300, message: '没有权限' }, everyTime);
  visit(`/content/articles/${idOf(1)}`);
  expect(await screen.findByText(/您没有查看内容的权限/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /重\s*试/ })).toBeNull();
});

it('people with read-only access are offered no action', async () => {
  nock.cleanAll();
  signIn(['cms.read']);
  list(summaryOf(1), summaryOf(2, { status: 'review' }));
  visit('/content/articles');
  await screen.findByRole('row', { name: /文章1/ });
  expect(screen.queryByRole('button', { name: /^提交审核/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /^发布/ })).toBeNull();
  expect(screen.queryByRole('button', { name: '写文章' })).toBeNull();
});

it('is returned to its author with a reason', async () => {
  list(summaryOf(2, { status: 'review', version: 4 }));
  visit('/content/articles');
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: '退回 文章2' }));
  const dialog = await screen.findByRole('dialog', { name: '退回“文章2”' });
  const send = within(dialog).getByRole('button', { name: /^退\s?回$/ });
  await user.click(send);
  expect(within(dialog).getByRole('alert')).toHaveTextContent('请填写退回原因');
  const sent = mockApi('article.giveBack', { data: null });
  await user.type(within(dialog).getByLabelText('退回原因'), '缺少出处');
  await user.click(send);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent.calls[0]?.body).toEqual({ id: idOf(2), version: 4, reason: '缺少出处' });
});

it('changes that are not saved are saved before the article is published or taken back', async () => {
  mockApi('resourceCategory.getTree', { data: [] }, everyTime);
  mockApi('article.findRevisions', { data: [] }, everyTime);
  const shown = { status: 'unpublished', publishedNumber: 1 } as const;
  mockApi('article.findById', { data: articleOf(1, shown) }, everyTime);
  visit(`/content/articles/${idOf(1)}`);
  const title = await field('标题');
  const publish = await screen.findByRole('button', { name: /^发\s?布$/ });
  expect(publish).toBeEnabled();
  await userEvent.type(title, '改');
  // The server would publish the former text.
  expect(publish).toBeDisabled();
  expect(publish).toHaveAttribute('title', '请先保存');
});

it('a typed reason or time is not lost without a question', async () => {
  list(summaryOf(2, { status: 'review', version: 4 }));
  visit('/content/articles');
  const user = userEvent.setup();
  let questions = 0;
  const stop = unsaved.askWith(async () => {
    questions += 1;
    return questions % 2 === 0;
  });
  const expectQuestions = async (dialog: HTMLElement, count: number) => {
    await user.click(within(dialog).getByRole('button', { name: /取\s?消/ }));
    await waitFor(() => expect(questions).toBe(count));
    expect(dialog).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(questions).toBe(count + 1);
  };
  await user.click(await screen.findByRole('button', { name: '退回 文章2' }));
  const reason = await screen.findByRole('dialog', { name: '退回“文章2”' });
  await user.type(within(reason).getByLabelText('退回原因'), '缺少出处');
  await expectQuestions(reason, 1);
  await user.click(screen.getByRole('button', { name: '更多 文章2' }));
  await user.click(await screen.findByRole('menuitem', { name: '定时发布' }));
  const time = await screen.findByRole('dialog', { name: '定时发布“文章2”' });
  fireEvent.change(within(time).getByLabelText('发布时间'), {
    target: { value: '2099-01-01T08:00' },
  });
  await expectQuestions(time, 3);
  stop();
});

it('is scheduled for a time; one in the past is refused at its field', async () => {
  mockApi('article.findRevisions', { data: [] }, everyTime);
  mockApi('resourceCategory.getTree', { data: [] }, everyTime);
  mockApi('article.findById', { data: articleOf(2, { status: 'review' }) }, everyTime);
  visit(`/content/articles/${idOf(2)}`);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: '定时发布' }));
  const dialog = await screen.findByRole('dialog', { name: '定时发布“文章2”' });
  const fields = { publishAt: '发布时间应晚于现在' };
  mockApi('article.schedule', { code: 40000, message: 'x', data: { fields } });
  await user.type(within(dialog).getByLabelText('发布时间'), '2020-01-01T08:00');
  await user.click(within(dialog).getByRole('button', { name: '定时发布' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('发布时间应晚于现在');
  const sent = mockApi('article.schedule', { data: null });
  await user.clear(within(dialog).getByLabelText('发布时间'));
  await user.type(within(dialog).getByLabelText('发布时间'), '2099-01-01T08:00');
  await user.click(within(dialog).getByRole('button', { name: '定时发布' }));
  await waitFor(() => expect(sent.calls).toHaveLength(1));
  expect(sent.calls[0]?.body).toMatchObject({ id: idOf(2), version: 1 });
});

it('a new one is saved under its own address, then submitted', async () => {
  mockApi('resourceCategory.getTree', { data: [categoryOf('新闻')] }, everyTime);
  mockApi('article.findRevisions', { data: [] }, everyTime);
  visit('/content/articles/new');
  const user = userEvent.setup();
  const title = await field('标题');
  await user.click(screen.getByRole('button', { name: /^保\s?存$/ }));
  expect(await screen.findByText('请填写标题')).toBeVisible();
  expect(screen.getByText('1 处需要修改')).toBeVisible();
  await user.type(title, '秋季开班');
  const saved = mockApi('article.save', { data: { id: idOf(7), version: 1 } });
  mockApi('article.findById', { data: articleOf(7, { title: '秋季开班' }) }, everyTime);
  const submitted = mockApi('article.submit', { data: null });
  await user.click(screen.getByRole('button', { name: '提交审核' }));
  await waitFor(() => expect(submitted.calls).toHaveLength(1));
  expect(saved.calls[0]?.body).toEqual({ kind: 'article', title: '秋季开班' });
  expect(submitted.calls[0]?.body).toEqual({ id: idOf(7), version: 1 });
  await waitFor(() => expect(window.location.pathname).toBe(`/cms/content/articles/${idOf(7)}`));
});

it('a taken address is reported at its field with a free one', async () => {
  mockApi('resourceCategory.getTree', { data: [] }, everyTime);
  mockApi('article.findRevisions', { data: [] }, everyTime);
  mockApi('article.findById', { data: articleOf(1) }, everyTime);
  visit(`/content/articles/${idOf(1)}`);
  const user = userEvent.setup();
  const slug = await field('网址');
  await user.clear(slug);
  await user.type(slug, 'taken');
  const fields = { slug: '该网址已被使用，可改用“taken-2”' };
  mockApi('article.save', { code: 40900, message: 'x', data: { fields } });
  await user.keyboard('{Control>}s{/Control}');
  expect(await screen.findByText('该网址已被使用，可改用“taken-2”')).toBeVisible();
});

it('an emptied address is sent, and the one made from the title is shown', async () => {
  mockApi('resourceCategory.getTree', { data: [] }, everyTime);
  mockApi('article.findRevisions', { data: [] }, everyTime);
  mockApi('article.findById', { data: articleOf(1) });
  visit(`/content/articles/${idOf(1)}`);
  const user = userEvent.setup();
  await user.clear(await field('网址'));
  const saved = mockApi('article.save', { data: { id: idOf(1), version: 2 } });
  mockApi('article.findById', { data: articleOf(1, { version: 2, slug: '由标题' }) }, everyTime);
  await user.click(screen.getByRole('button', { name: /^保\s?存$/ }));
  await waitFor(() => expect(screen.getByLabelText('网址')).toHaveValue('由标题'));
  expect(saved.calls[0]?.body).toEqual({ id: idOf(1), version: 1, slug: '' });
});

it('a change by another person is shown, and either version can be kept', async () => {
  mockApi('resourceCategory.getTree', { data: [] }, everyTime);
  mockApi('article.findRevisions', { data: [] }, everyTime);
  mockApi('article.findById', { data: articleOf(1) });
  visit(`/content/articles/${idOf(1)}`);
  const user = userEvent.setup();
  const title = await field('标题');
  await user.clear(title);
  await user.type(title, '我的标题');
  const document = {
    type: 'doc' as const,
    content: [
      { type: 'paragraph' as const, content: [{ type: 'text' as const, text: '别人的正文' }] },
    ],
  };
  const theirs = { title: '别人的标题', slug: 'theirs', document, summary: '别人的摘要' };
  const current = articleOf(1, { version: 5, ...theirs });
  mockApi('article.save', { code: 40900, message: 'x', data: { present: current } });
  await user.click(screen.getByRole('button', { name: /^保\s?存$/ }));
  const alert = await screen.findByText(/其他人已于/);
  expect(alert).toBeVisible();
  // The form may be scrolled, so the alert gets the focus.
  expect(alert.closest('[tabindex="-1"]')).toHaveFocus();
  const shown = screen.getByRole('region', { name: '对方的版本' });
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  for (const text of ['别人的标题', '别人的摘要', '别人的正文']) {
    expect(within(shown).getByText(text)).toBeVisible();
  }
  expect(shown).toHaveAttribute('tabindex', '0');
  await user.click(screen.getByRole('button', { name: '保留我的修改' }));
  expect(screen.getByLabelText('标题')).toHaveValue('我的标题');
  expect(screen.getByLabelText('网址')).toHaveValue('theirs');
  expect(screen.queryByRole('region', { name: '对方的版本' })).toBeNull();
  const saved = mockApi('article.save', { data: { id: idOf(1), version: 6 } });
  mockApi('article.findById', { data: articleOf(1, { version: 6, title: '我的标题' }) }, everyTime);
  await user.click(screen.getByRole('button', { name: /^保\s?存$/ }));
  await waitFor(() =>
    expect(saved.calls[0]?.body).toMatchObject({ version: 5, title: '我的标题' }),
  );
});

it('one that was submitted elsewhere meanwhile shows its current state, and keeps the input', async () => {
  mockApi('resourceCategory.getTree', { data: [] }, everyTime);
  mockApi('article.findRevisions', { data: [] }, everyTime);
  mockApi('article.findById', { data: articleOf(1) });
  visit(`/content/articles/${idOf(1)}`);
  const user = userEvent.setup();
  const title = await field('标题');
  await user.type(title, '改');
  const current = articleOf(1, { version: 5, status: 'review' });
  mockApi('article.save', { code: 40900, message: 'x', data: { present: current } });
  mockApi('article.findById', { data: current }, everyTime);
  await user.click(screen.getByRole('button', { name: /^保\s?存$/ }));
  expect(await screen.findByText('待审核')).toBeVisible();
  expect(screen.getByLabelText('标题')).toHaveValue('文章1改');
  // the deleted article cannot be saved, so only one button is offered
  expect(screen.queryByRole('button', { name: '保留我的修改' })).toBeNull();
  await user.click(screen.getByRole('button', { name: '改用对方的版本' }));
  expect(screen.getByLabelText('标题')).toHaveValue('文章1');
  expect(screen.getByRole('button', { name: /^发\s?布$/ })).toBeEnabled();
});

it('while it is saved and submitted it cannot be edited', async () => {
  mockApi('resourceCategory.getTree', { data: [] }, everyTime);
  mockApi('article.findRevisions', { data: [] }, everyTime);
  mockApi('article.findById', { data: articleOf(1) });
  visit(`/content/articles/${idOf(1)}`);
  const user = userEvent.setup();
  const title = await field('标题');
  await user.type(title, '改');
  const answer = heldAnswer();
  mockApi('article.save', { data: { id: idOf(1), version: 2 } }, { until: answer });
  mockApi('article.submit', { data: null });
  const sent = articleOf(1, { version: 3, title: '文章1改', status: 'review' });
  mockApi('article.findById', { data: sent }, everyTime);
  await user.click(screen.getByRole('button', { name: '提交审核' }));
  expect(title).toBeDisabled();
  answer.release();
  expect(await screen.findByText(/正在审核，撤回后才能编辑/)).toBeVisible();
  expect(screen.getByLabelText('标题')).toHaveValue('文章1改');
});

it('while a withdrawn one is published again it cannot be edited', async () => {
  mockApi('resourceCategory.getTree', { data: [] }, everyTime);
  mockApi('article.findRevisions', { data: [] }, everyTime);
  mockApi('article.findById', { data: articleOf(1, { status: 'unpublished' }) });
  visit(`/content/articles/${idOf(1)}`);
  const title = await field('标题');
  const answer = heldAnswer();
  mockApi('article.publish', { data: null }, { until: answer });
  const sent = articleOf(1, { version: 2, status: 'published', isShown: true });
  mockApi('article.findById', { data: sent }, everyTime);
  await userEvent.click(await screen.findByRole('button', { name: /^发\s?布$/ }));
  expect(title).toBeDisabled();
  answer.release();
  await waitFor(() => expect(toasts.at(-1)?.message).toBe('已发布'));
  await waitFor(() => expect(screen.getByLabelText('标题')).toBeEnabled());
});

it('a next version is discarded in favour of the published one after two confirmations', async () => {
  mockApi('resourceCategory.getTree', { data: [] }, everyTime);
  mockApi('article.findRevisions', { data: [] }, everyTime);
  const next = { title: '改坏了', isShown: true, publishedNumber: 2, version: 4 };
  mockApi('article.findById', { data: articleOf(1, next) });
  visit(`/content/articles/${idOf(1)}`);
  const user = userEvent.setup();
  await user.type(await field('标题'), '了');
  await user.click(screen.getByRole('button', { name: '放弃修改' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('第 2 版之后的修改会丢失，无法恢复；读者看到的内容不变。');
  await waitFor(() =>
    expect(within(dialog).getByRole('button', { name: '保留修改' })).toHaveFocus(),
  );
  const sent = mockApi('article.discard', { data: null });
  const shown = { status: 'published', isShown: true, publishedNumber: 2, version: 5 } as const;
  mockApi('article.findById', { data: articleOf(1, shown) }, everyTime);
  await user.click(within(dialog).getByRole('button', { name: '放弃修改' }));
  await waitFor(() => expect(sent.calls[0]?.body).toEqual({ id: idOf(1), version: 4 }));
  await waitFor(() => expect(screen.getByLabelText('标题')).toHaveValue('文章1'));
  expect(screen.queryByRole('button', { name: '放弃修改' })).toBeNull();
  expect(toasts.at(-1)?.message).toBe('已放弃修改');
});

it('a version that was never published cannot be discarded for a former version', async () => {
  mockApi('resourceCategory.getTree', { data: [] }, everyTime);
  mockApi('article.findRevisions', { data: [] }, everyTime);
  mockApi('article.findById', { data: articleOf(1) });
  visit(`/content/articles/${idOf(1)}`);
  await field('标题');
  expect(await screen.findByRole('button', { name: '提交审核' })).toBeEnabled();
  expect(screen.queryByRole('button', { name: '放弃修改' })).toBeNull();
});

it('in review it is read-only, and published by people with the permission', async () => {
  mockApi('resourceCategory.getTree', { data: [] }, everyTime);
  mockApi('article.findRevisions', { data: [] }, everyTime);
  mockApi('article.findById', { data: articleOf(1, { status: 'review', version: 2 }) }, everyTime);
  visit(`/content/articles/${idOf(1)}`);
  expect(await screen.findByLabelText('标题')).toBeDisabled();
  expect(screen.getByText('正在审核，撤回后才能编辑')).toBeVisible();
  const published = mockApi('article.publish', { data: null });
  await userEvent.click(await screen.findByRole('button', { name: /^发\s?布$/ }));
  await waitFor(() => expect(published.calls[0]?.body).toEqual({ id: idOf(1), version: 2 }));
  await waitFor(() => expect(toasts.at(-1)?.message).toBe('已发布'));
});

it('versions are viewed and restored', async () => {
  mockApi('resourceCategory.getTree', { data: [] }, everyTime);
  const revision = { title: '旧标题', publishedAt: '2026-11-01T02:00:00Z', byName: '周明' };
  mockApi(
    'article.findRevisions',
    {
      data: [
        { ...revision, number: 2, isShown: true },
        { ...revision, number: 1, isShown: false },
      ],
    },
    everyTime,
  );
  const shown = { status: 'published', isShown: true, publishedNumber: 2 } as const;
  mockApi('article.findById', { data: articleOf(1, shown) }, everyTime);
  visit(`/content/articles/${idOf(1)}`);
  const user = userEvent.setup();
  expect(await screen.findByRole('link', { name: '查看第 1 版' })).toHaveAttribute(
    'href',
    `/cms/content/articles/pvwp?id=${idOf(1)}&version=1`,
  );
  await user.click(screen.getByRole('button', { name: '恢复第 1 版' }));
  const sent = mockApi('article.restoreRevision', { data: { id: idOf(1), version: 2 } });
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: /^恢\s?复$/ }));
  await waitFor(() => expect(sent.calls[0]?.body).toEqual({ id: idOf(1), version: 1, number: 1 }));
});

const shot = new File(['content'], '截图.png', { type: 'image/png' });
const paste = async () =>
  fireEvent.paste(await screen.findByRole('textbox', { name: '正文' }), {
    clipboardData: { files: [shot], types: ['Files'], getData: () => '' },
  });

it('a pasted picture goes into the library and the text, which is not sent before', async () => {
  nock.cleanAll();
  signIn(['cms.read', 'cms.write', 'resource.write']);
  mockApi('resourceCategory.getTree', { data: [] }, everyTime);
  visit('/content/articles/new');
  const user = userEvent.setup();
  await user.type(await field('标题'), '秋季开班');
  const allowed = mockApi('resource.uploadVoucher', { data: voucher('u1') });
  storage('u1', 7);
  mockApi('resource.saveImageAndDoc', { data: { id: idOf(3) } });
  mockApi('resource.findById', { data: { status: 'ready', thumbnailUrl: '/files/3' } as Resource });
  await paste();
  expect(await screen.findByRole('progressbar', { name: '正在上传“截图.png”' })).toBeVisible();
  expect(screen.getByRole('button', { name: /^保\s?存$/ })).toBeDisabled();
  expect(screen.getByRole('button', { name: '提交审核' })).toBeDisabled();
  expect(await screen.findByRole('img', { name: '截图' })).toBeVisible();
  expect(allowed.calls[0]?.body).toMatchObject({ fileName: '截图.png', bytes: 7 });
  const saved = mockApi('article.save', { data: { id: idOf(7), version: 1 } });
  await user.click(screen.getByRole('button', { name: /^保\s?存$/ }));
  await waitFor(() => expect(saved.calls).toHaveLength(1));
  expect(JSON.stringify(saved.calls[0]?.body)).toContain(`"resourceId":"${idOf(3)}"`);
});

it('a picture that the library refuses shows the reason in its place, and blocks nothing', async () => {
  nock.cleanAll();
  signIn(['cms.read', 'cms.write', 'resource.write']);
  mockApi('resourceCategory.getTree', { data: [] }, everyTime);
  visit('/content/articles/new');
  await field('标题');
  const fields = { bytes: '存储空间不足' };
  mockApi('resource.uploadVoucher', { code: 40000, message: 'x', data: { fields } });
  await paste();
  expect(await screen.findByRole('alert')).toHaveTextContent('“截图.png”未上传：存储空间不足');
  expect(screen.getByRole('button', { name: '提交审核' })).toBeEnabled();
});

it('a dissertation has a supervisor, a year and a file', async () => {
  mockApi('resourceCategory.getTree', { data: [] }, everyTime);
  mockApi('article.findRevisions', { data: [] }, everyTime);
  visit('/content/dissertation/new');
  const user = userEvent.setup();
  await user.type(await field('标题'), '收纳研究');
  await user.type(screen.getByLabelText('指导教师'), '陈志远');
  const year = screen.getByLabelText('年份');
  await user.click(year);
  for (const wrong of ['20.5', '1e1', '-1']) await user.paste(wrong);
  expect(year).toHaveValue('');
  await user.paste('２０２６');
  const saved = mockApi('article.save', { data: { id: idOf(9), version: 1 } });
  mockApi('article.findById', { data: articleOf(9, { kind: 'dissertation' }) }, everyTime);
  await user.click(screen.getByRole('button', { name: /^保\s?存$/ }));
  await waitFor(() =>
    expect(saved.calls[0]?.body).toEqual({
      ...{ kind: 'dissertation', title: '收纳研究', supervisor: '陈志远', year: 2026 },
    }),
  );
});

it('an address that does not exist links back to the list', async () => {
  mockApi('article.findById', { code: 40400, message: '没有' });
  visit(`/content/articles/${idOf(1)}`);
  expect(await screen.findByRole('link', { name: '返回文章列表' })).toHaveAttribute(
    'href',
    '/cms/content/articles',
  );
});
