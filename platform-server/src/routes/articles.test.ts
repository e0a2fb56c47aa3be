// concurrent calls also on PostgreSQL: row-level security separates organisations and branches
import { contract, errorCodes } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import { publishDueArticles } from '../domain/content/publish-due';
import { seedId } from '../seed/seed-id';
import { examFixture } from '../testing/exam-fixture';
import { insertResource } from '../testing/insert-resource';
import { serverFixture } from '../testing/server-fixture';
import { sessionInSunrise } from '../testing/staff-fixture';
import type { CallOptions } from '../testing/test-server';

const server = serverFixture({ freshLimits: true });
const { article, audit, inbox, resource, resourceCategory } = contract;
const page = { pageNum: 1, pageSize: 200 };
const fixture = examFixture(server);
const { call, callOk } = fixture;
const callers = {} as Record<'southern' | 'vocational' | 'otherTenant', CallOptions>;

beforeAll(async () => {
  await fixture.logIn();
  callers.southern = {
    ...fixture.as.head,
    headers: { ...fixture.as.head.headers, branch: seedId('branch:sunrise:south') },
  };
  callers.vocational = await sessionInSunrise(server, '13900000003', 'vocational');
  callers.otherTenant = {
    token: await server.login('13900000011', { host: 'new.localhost', flow: 'new' }),
  };
});

const text = (words: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }],
});
interface Saved {
  id: string;
  version: number;
}
let titles = 0;
function title(): string {
  titles += 1;
  return `试写文章${titles}`;
}
const draft = (overrides: object = {}): Promise<Saved> =>
  callOk(article.save, { title: title(), document: text('正文'), ...overrides });
async function step(name: 'submit' | 'publish' | 'withdraw' | 'unPublish', saved: Saved) {
  await callOk(article[name], { id: saved.id, version: saved.version });
  return { id: saved.id, version: saved.version + 1 };
}
const sent = async (overrides: object = {}) => step('submit', await draft(overrides));
const published = async (overrides: object = {}) => step('publish', await sent(overrides));
const find = (id: string) => callOk(article.findById, { id });
const idsOf = (list: { id: string }[]) => list.map(({ id }) => id);
const fieldsOf = (reply: { data: { fields?: object } }) => Object.keys(reply.data.fields ?? {});

it('goes from draft through review to its readers, and back', async () => {
  const created = await draft({ summary: '摘要', authors: ['何文清', '何文清'] });
  expect(await find(created.id)).toMatchObject({
    ...{ status: 'draft', isShown: false, authors: ['何文清'], kind: 'article', version: 1 },
  });
  const waiting = await step('submit', created);
  const publishedArticle = await step('publish', waiting);
  expect(await find(created.id)).toMatchObject({
    ...{ status: 'published', isShown: true, publishedNumber: 1 },
  });
  const hidden = await step('unPublish', publishedArticle);
  expect(await find(created.id)).toMatchObject({ status: 'unpublished', isShown: false });
  // shown again unchanged, so there is no new revision
  await step('publish', hidden);
  expect(await callOk(article.findRevisions, { id: created.id })).toMatchObject([
    { number: 1, isShown: true },
  ]);
});

it('is not shown again by the schedule of its next version after it was unpublished', async () => {
  const publishedArticle = await published();
  const revised = await callOk(article.save, { ...publishedArticle, summary: '改过的摘要' });
  const waiting = await step('submit', revised);
  await callOk(article.schedule, { ...waiting, publishAt: '2099-01-01T00:00:00.000Z' });
  const { version } = await find(waiting.id);
  await callOk(article.unPublish, { id: waiting.id, version });
  expect(await find(waiting.id)).toMatchObject({
    ...{ status: 'review', isShown: false, publishAt: null },
  });
});

it('is returned with a reason, which is removed when it is submitted again', async () => {
  const { id, version } = await sent();
  const empty = await call(article.giveBack, { id, version, reason: ' ' });
  expect(fieldsOf(empty)).toEqual(['reason']);
  await callOk(article.giveBack, { id, version, reason: '缺少数据来源' });
  expect(await find(id)).toMatchObject({ status: 'returned', reason: '缺少数据来源' });
  const saved = await callOk(article.save, { id, version: version + 1, summary: '已补充' });
  expect(await find(id)).toMatchObject({ status: 'returned', reason: '缺少数据来源' });
  await step('submit', saved);
  expect(await find(id)).toMatchObject({ status: 'review', reason: null });
});

it('notifies its author when somebody else returns or publishes it, with a link', async () => {
  // the author belongs to an organisation that cannot see the article
  const author = callers.vocational;
  const read = async (keyword: string) =>
    (await callOk(inbox.find, { ...page, keyword }, author)).list.map(
      (item: { title: string; text: string }) => [item.title, item.text],
    );
  const ownArticle = await sent();
  await callOk(article.giveBack, { ...ownArticle, reason: '自己退回自己' });
  const { id, version } = await sent({ title: '被退回的稿子' });
  await server.db.executeAsSystem(sql`UPDATE article SET created_by = (SELECT id FROM account WHERE phone = '13900000003')
    WHERE id = ${id}::uuid`);
  await callOk(article.giveBack, { id, version, reason: '缺少数据来源' });
  const [returned] = await read('缺少数据来源');
  expect(returned?.[0]).toContain('被退回的稿子');
  expect(returned?.[1]).toContain('缺少数据来源');
  expect(returned?.[1]).toContain(`/cms/content/articles/${id}`);
  const again = await step('submit', { id, version: version + 1 });
  await step('publish', again);
  expect((await read('被退回的稿子')).map(([first]: string[]) => first)).toEqual([
    expect.stringContaining('已发布'),
    expect.stringContaining('被退回'),
  ]);
  // no notice for one's own actions
  expect((await callOk(inbox.find, { ...page, keyword: '自己退回自己' })).total).toBe(0);
});

it('keeps its date when it is corrected or shown again', async () => {
  const publishedArticle = await published();
  const { publishedAt } = await find(publishedArticle.id);
  const saved = await callOk(article.save, { ...publishedArticle, summary: '更正一字' });
  const again = await step('publish', await step('submit', saved));
  expect((await find(publishedArticle.id)).publishedAt).toBe(publishedAt);
  await step('publish', await step('unPublish', again));
  expect((await find(publishedArticle.id)).publishedAt).toBe(publishedAt);
});

it('refuses changes that its state does not allow', async () => {
  const waiting = await sent();
  for (const [endpoint, parameters] of [
    [article.submit, {}],
    [article.save, { summary: '改' }],
    [article.unschedule, {}],
    [article.unPublish, {}],
    [article.delete, {}],
  ] as const) {
    expect((await call(endpoint, { ...waiting, ...parameters })).code).toBe(errorCodes.conflict);
  }
  const created = await draft();
  for (const [endpoint, parameters] of [
    [article.publish, {}],
    [article.giveBack, { reason: '退回' }],
    [article.schedule, { publishAt: '2099-01-01T00:00:00Z' }],
    [article.withdraw, {}],
  ] as const) {
    expect((await call(endpoint, { ...created, ...parameters })).code).toBe(errorCodes.conflict);
  }
  const publishedArticle = await published();
  expect((await call(article.delete, publishedArticle)).code).toBe(errorCodes.conflict);
  await callOk(article.delete, created);
  expect((await call(article.findById, { id: created.id })).code).toBe(errorCodes.notFound);
});

it('needs content before it can be reviewed', async () => {
  const empty = await callOk(article.save, { title: title() });
  expect(fieldsOf(await call(article.submit, empty))).toEqual(['document']);
  const attachmentId = await insertResource(server, { kind: 'document' });
  const thesis = await callOk(article.save, {
    ...{ title: title(), kind: 'dissertation', attachmentId, year: 2026, supervisor: '陈志远' },
  });
  await step('submit', thesis);
  expect(await find(thesis.id)).toMatchObject({
    ...{ kind: 'dissertation', year: 2026, attachment: { resourceId: attachmentId } },
  });
});

it('stays readable while its next version is written, and can be restored to a former one', async () => {
  const publishedArticle = await published({ title: '第一版标题', summary: '一' });
  const { id } = publishedArticle;
  const next = await callOk(article.save, {
    ...publishedArticle,
    title: '第二版标题',
    summary: '二',
  });
  expect(await find(id)).toMatchObject({ status: 'draft', isShown: true, title: '第二版标题' });
  const read = await callOk(article.readPublished, { id });
  expect([read.title, read.summary]).toEqual(['第一版标题', '一']);
  expect((await call(article.delete, next)).code).toBe(errorCodes.conflict);
  const again = await step('publish', await step('submit', next));
  expect((await callOk(article.readPublished, { id })).title).toBe('第二版标题');
  const former = await callOk(article.findRevision, { id, number: 1 });
  expect([former.title, former.publishedNumber]).toEqual(['第一版标题', 1]);
  const restored = await callOk(article.restoreRevision, { ...again, number: 1 });
  expect(await find(id)).toMatchObject({ title: '第一版标题', status: 'draft', isShown: true });
  expect((await callOk(article.readPublished, { id })).title).toBe('第二版标题');
  await step('publish', await step('submit', restored));
  expect(await callOk(article.findRevisions, { id })).toMatchObject([
    ...[
      { number: 3, isShown: true },
      { number: 2, isShown: false },
      { number: 1, isShown: false },
    ],
  ]);
  const none = await call(article.findRevision, { id, number: 9 });
  expect(none.code).toBe(errorCodes.notFound);
});

it('discards a next version in favour of the published one, without a review', async () => {
  const { id, version } = await published({ summary: '一' });
  const { title: former } = await find(id);
  expect((await call(article.discard, { id, version })).code).toBe(errorCodes.conflict);
  const next = await callOk(article.save, { id, version, title: '改坏了', summary: '二' });
  const lateReply = await call(article.discard, { id, version });
  expect([lateReply.code, lateReply.data.present.title]).toEqual([errorCodes.conflict, '改坏了']);
  await callOk(article.submit, next);
  const waiting = { id, version: next.version + 1 };
  expect((await call(article.discard, waiting)).code).toBe(errorCodes.conflict);
  await callOk(article.giveBack, { ...waiting, reason: '不要' });
  await callOk(article.discard, { id, version: waiting.version + 1 });
  expect(await find(id)).toMatchObject({
    ...{ title: former, summary: '一', status: 'published', isShown: true, reason: null },
    publishedNumber: 1,
  });
  expect((await callOk(article.readPublished, { id })).title).toBe(former);
  expect(await callOk(article.findRevisions, { id })).toHaveLength(1);
  const { list } = await callOk(audit.ofRow, { ...page, kind: 'article', id });
  expect(list[0].action).toBe('article.discarded');
});

it('can only be reset to versions that readers have', async () => {
  expect((await call(article.discard, await draft())).code).toBe(errorCodes.conflict);
});

it('changes its category and address without a new version', async () => {
  const category = { parentId: null, name: '另一类', type: 'article' as const };
  const { id: categoryId } = await callOk(resourceCategory.add, category);
  const publishedArticle = await published();
  await callOk(article.save, { ...publishedArticle, categoryId, slug: 'another-address' });
  expect(await find(publishedArticle.id)).toMatchObject({
    ...{ status: 'published', categoryName: '另一类', slug: 'another-address' },
  });
  const used = await call(resourceCategory.delete, { id: categoryId });
  expect([used.code, used.data.uses]).toEqual([errorCodes.conflict, 1]);
});

it('reports a change that somebody else made meanwhile', async () => {
  const { id, version } = await draft();
  await callOk(article.save, { id, version, summary: '先改' });
  const lateReply = await call(article.save, { id, version, summary: '后改' });
  expect([lateReply.code, lateReply.data.present.summary]).toEqual([errorCodes.conflict, '先改']);
  const blind = await call(article.submit, { id, version });
  expect([blind.code, blind.data.present.version]).toEqual([errorCodes.conflict, version + 1]);
});

it('has a unique address made from its title; a taken one is refused with a free suggestion', async () => {
  const first = await draft({ title: '同名 文章！' });
  const second = await draft({ title: '同名 文章！' });
  expect([(await find(first.id)).slug, (await find(second.id)).slug]).toEqual([
    ...['同名-文章', '同名-文章-2'],
  ]);
  const conflict = await call(article.save, { title: '别的', slug: '同名-文章' });
  expect([conflict.code, fieldsOf(conflict)]).toEqual([errorCodes.conflict, ['slug']]);
  expect(conflict.data.fields.slug).toContain('同名-文章-3');
  // the conflict includes other organisations, but not other tenants or dissertations
  const otherOrganReply = await call(
    article.save,
    { title: '别的', slug: '同名-文章' },
    callers.vocational,
  );
  expect(fieldsOf(otherOrganReply)).toEqual(['slug']);
  await callOk(article.save, { title: '别的', slug: '同名-文章' }, callers.otherTenant);
  await callOk(article.save, { title: '别的', kind: 'dissertation', slug: '同名-文章' });
  for (const slug of ['A B', '../x', '-a']) {
    expect(fieldsOf(await call(article.save, { title: '别的', slug }))).toEqual(['slug']);
  }
  const moved = await call(article.save, { ...second, slug: '同名-文章' });
  expect(fieldsOf(moved)).toEqual(['slug']);
  await callOk(article.save, { ...second, slug: '同名-文章-2' });
});

it('has an address in lower case, which is generated from the title again if it is emptied', async () => {
  const { id, version } = await draft({ title: '换 地址' });
  const savedWithSlug = await callOk(article.save, { id, version, slug: ' UPPER-case ' });
  expect((await find(id)).slug).toBe('upper-case');
  const emptied = await callOk(article.save, { ...savedWithSlug, slug: '' });
  expect((await find(id)).slug).toBe('换-地址');
  // the article's own address does not conflict, and a title in the same call is used
  const repeatedReply = await callOk(article.save, { ...emptied, slug: '' });
  expect((await find(id)).slug).toBe('换-地址');
  await callOk(article.save, { ...repeatedReply, title: '换 标题', slug: '' });
  expect((await find(id)).slug).toBe('换-标题');
  const created = await callOk(article.save, { title: '新 标题', slug: '' });
  expect((await find(created.id)).slug).toBe('新-标题');
});

it('is published at its scheduled time, which cannot be in the past', async () => {
  const waiting = await sent({ title: '定时发布' });
  const past = await call(article.schedule, { ...waiting, publishAt: '2020-01-01T00:00:00Z' });
  expect([past.code, fieldsOf(past)]).toEqual([errorCodes.invalidInput, ['publishAt']]);
  const publishAt = new Date(Date.now() + 3_600_000).toISOString();
  await callOk(article.schedule, { ...waiting, publishAt });
  const warned: string[] = [];
  const runDue = () => publishDueArticles(server.db, (reason) => warned.push(reason));
  await runDue();
  expect(await find(waiting.id)).toMatchObject({ status: 'scheduled', publishAt, isShown: false });
  const called = { id: waiting.id, version: waiting.version + 1 };
  await callOk(article.unschedule, called);
  expect(await find(waiting.id)).toMatchObject({ status: 'review', publishAt: null });
  await callOk(article.schedule, { ...called, version: called.version + 1, publishAt });
  await server.db.executeAsSystem(sql`UPDATE article SET publish_at = now() - interval '1 second'
    WHERE id = ${waiting.id}::uuid`);
  await Promise.all([runDue(), runDue()]);
  expect(await find(waiting.id)).toMatchObject({
    ...{ status: 'published', isShown: true, publishedNumber: 1, publishAt: null },
  });
  expect(warned).toEqual([]);
  const { list } = await callOk(audit.ofRow, { ...page, kind: 'article', id: waiting.id });
  const entry = list.filter(({ action }: { action: string }) => action === 'article.published');
  expect(entry).toHaveLength(1);
});

it('rejects content that is not allowed in a text', async () => {
  const script = { type: 'doc', content: [{ type: 'script', content: [] }] };
  const html = text('<script>alert(1)</script>');
  const event = {
    type: 'doc',
    content: [{ type: 'paragraph', attrs: { onclick: 'alert(1)' }, content: [] }],
  };
  const link = {
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        content: [
          {
            type: 'text',
            text: '点我',
            marks: [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }],
          },
        ],
      },
    ],
  };
  for (const document of [script, event, link, '<p>文字</p>']) {
    expect(fieldsOf(await call(article.save, { title: title(), document }))).toEqual(['document']);
  }
  // text that looks like a tag stays text
  const created = await draft({ document: html });
  expect((await find(created.id)).document).toEqual(html);
});

it('refuses a text of ten megabytes with a message, and loses nothing', async () => {
  const created = await draft();
  const huge = await call(article.save, { ...created, document: text('字'.repeat(3_500_000)) });
  expect(huge.code).not.toBe(errorCodes.ok);
  expect(huge.message).not.toBe('');
  const long = await call(article.save, { ...created, document: text('字'.repeat(80_000)) });
  expect(long.data.fields.document).toContain('正文过长');
  expect((await find(created.id)).document).toEqual(text('正文'));
});

it('shows files of the library, which then cannot be deleted', async () => {
  const picture = await insertResource(server, { kind: 'image', title: '配图' });
  const video = await insertResource(server, { kind: 'video', title: '录像' });
  const document = {
    type: 'doc',
    content: [
      { type: 'picture', attrs: { resourceId: picture, alt: '图' } },
      { type: 'video', attrs: { resourceId: video, title: '录像' } },
    ],
  };
  const publishedArticle = await published({ document, coverId: picture });
  const read = await callOk(article.readPublished, { id: publishedArticle.id });
  expect(read.cover).toMatch(/^\/files\//);
  expect(read.documentFiles.map(({ url }: { url: string }) => url?.startsWith('/files/'))).toEqual([
    ...[true, true],
  ]);
  for (const id of [picture, video]) {
    expect((await call(resource.delete, { id })).code).toBe(errorCodes.conflict);
  }
  const foreign = await insertResource(server, {
    ...{ organKey: 'sunrise:vocational', branch: 'vocational', kind: 'image' },
  });
  const conflict = await call(article.save, { title: title(), coverId: foreign });
  expect(fieldsOf(conflict)).toEqual(['coverId']);
  const wrong = await call(article.save, { title: title(), attachmentId: picture });
  expect(fieldsOf(wrong)).toEqual(['attachmentId']);
});

it('is found by title, text, author, state and category with those below', async () => {
  const category = { parentId: null, name: '上级', type: 'article' as const };
  const { id: top } = await callOk(resourceCategory.add, category);
  const { id: sub } = await callOk(resourceCategory.add, {
    ...category,
    parentId: top,
    name: '下',
  });
  const words = { document: text('翡翠色的水母100%'), authors: ['司马相如'], categoryId: sub };
  const { id } = await sent(words);
  const findIds = async (filter: object) =>
    idsOf((await callOk(article.findByCondition, { ...page, kind: 'article', ...filter })).list);
  for (const filter of [
    { keyword: '翡翠色' },
    { keyword: '100%' },
    { author: '相如' },
    { categoryId: top },
    { categoryId: top, status: 'review' },
  ]) {
    expect(await findIds(filter)).toEqual([id]);
  }
  expect(await findIds({ keyword: '翡翠_' })).toEqual([]);
  expect(await findIds({ categoryId: top, isShown: true })).toEqual([]);
  const theses = await callOk(article.findByCondition, {
    ...{ ...page, kind: 'dissertation', keyword: '翡翠色' },
  });
  expect(theses.total).toBe(0);
});

it('is not visible to another organisation, branch or tenant', async () => {
  const publishedArticle = await published();
  const { id } = publishedArticle;
  for (const callOptions of [callers.vocational, callers.southern, callers.otherTenant]) {
    for (const [endpoint, params] of [
      [article.findById, { id }],
      [article.findRevisions, { id }],
      [article.findRevision, { id, number: 1 }],
      [article.save, { id, summary: '改' }],
      [article.unPublish, publishedArticle],
      [article.restoreRevision, { ...publishedArticle, number: 1 }],
      [article.discard, publishedArticle],
    ] as const) {
      expect((await call(endpoint, params, callOptions)).code).toBe(errorCodes.notFound);
    }
    const list = { ...page, kind: 'article' };
    expect(idsOf((await callOk(article.findByCondition, list, callOptions)).list)).not.toContain(
      id,
    );
  }
  expect((await find(id)).status).toBe('published');
});

it('cannot be in a category of another organisation or kind', async () => {
  const category = { parentId: null, name: '外', type: 'article' as const };
  const { id } = await callOk(resourceCategory.add, category, callers.vocational);
  const video = await callOk(resourceCategory.add, { ...category, type: 'video' });
  for (const categoryId of [id, video.id]) {
    const refusal = await call(article.save, { title: title(), categoryId });
    expect(fieldsOf(refusal)).toEqual(['categoryId']);
  }
});

// last, because it removes the permission to publish
it('once published, is moved and gets another address only by publishers', async () => {
  const publishedArticle = await published();
  const category = { parentId: null, name: '新栏目', type: 'article' as const };
  const { id: categoryId } = await callOk(resourceCategory.add, category);
  await server.db.executeAsSystem(sql`DELETE FROM role_permission WHERE permission_id IN
    (SELECT id FROM permission WHERE code = 'cms.publish')`);
  for (const change of [{ slug: '别处' }, { categoryId }]) {
    const refusal = await call(article.save, { ...publishedArticle, ...change });
    expect(refusal.code).toBe(errorCodes.forbidden);
    expect(fieldsOf(refusal)).toEqual(Object.keys(change));
  }
  // changes that still need a review are allowed
  await callOk(article.save, { ...publishedArticle, summary: '改' });
});
